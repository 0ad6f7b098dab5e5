import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { OwnApplicationDetail } from '@sabi/contracts/http/hiring/applications';
import type { Notification } from '@sabi/contracts/http/notification/notifications';
import { notificationMailQueue, type QueueDefinition } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import {
  applyToJob,
  type Caller,
  type Company,
  createCaller,
  doAs,
  openCompany,
  publishJob,
} from '../support/apply';
import { countConsumers } from '../support/broker-queues';
import { type HiringService, startHiringService } from '../support/hiring-service';
import { isFull, recordFigure } from '../support/measured-figures';
import {
  createNotificationService,
  type NotificationService,
  requestNotification,
} from '../support/notification-service';
import { mailboxOf, startProfileStandIn } from '../support/profile-stand-in';
import { expect, test } from '../support/resilience-test';
import type { Servers } from '../support/servers';
import { setTransactionLifetime } from '../support/transaction-lifetime';
import { TcpGate } from '../support/tcp-gate';

const base = '/api/notification/v1';
const settleTimeoutMs = 60_000;
/** The broker notices a frozen process after two; production's value is 10 s. */
const heartbeatSeconds = isFull ? 10 : 2;
const frozenMs = isFull ? 60_000 : 0;
const requests = isFull ? 60 : 20;
/** How long the database holds the locks of a killed process; a minute in production. */
const lockSeconds = 10;
const kills = 10;
/** Mails that a process sends at once: those may come twice when it is killed, with the same Message-ID. */
const mailsAtOnce = 5;

test.describe('R69 svc-notification as a process', () => {
  let real: Servers;
  let hiring: HiringService;
  let notification: NotificationService;
  let broker: TcpGate;
  let mailbox: TestMailServer;
  let smtp: TcpGate;
  let company: Company;
  let isStarted = false;
  const closing: (() => Promise<unknown>)[] = [];

  test.beforeAll(async ({ servers }, testInfo) => {
    testInfo.setTimeout(180_000);
    test.skip(!servers, 'rabbitmq-server is not installed: the end of svc-notification was not tested');
    if (!servers) return;
    real = servers;
    const logFolder = testInfo.outputPath('logs');
    await mkdir(logFolder, { recursive: true });
    mailbox = await startMailServer();
    closing.push(() => mailbox.stop());
    [broker, smtp] = await Promise.all([TcpGate.start(servers.rabbit.url), TcpGate.start(mailbox.url)]);
    closing.push(
      () => broker.close(),
      () => smtp.close(),
    );
    const profile = await startProfileStandIn();
    closing.push(() => profile.stop());
    const env = { NOTIFICATION_SECRET: randomBytes(32).toString('hex') };
    hiring = await startHiringService(servers, { logFolder, profileUrl: profile.url, env });
    closing.push(() => hiring.close());
    notification = await createNotificationService(servers, {
      logFolder,
      hiringUrl: hiring.process.url,
      profileUrl: profile.url,
      env: { ...env, AMQP_URL: `${broker.url}?heartbeat=${heartbeatSeconds}`, SMTP_URL: smtp.url },
    });
    closing.push(() => notification.close());
    company = await openCompany(servers, hiring);
    const kept = await setTransactionLifetime(notification.database, lockSeconds);
    closing.push(() => setTransactionLifetime(notification.database, kept));
  });
  test.afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  /** @returns a talent whose mails are being sent, without an answer of the mail server */
  const stopAmongMails = async () => {
    await startOnce();
    const { talent, id } = await apply();
    await expectMailsOnce(talent, 1);
    smtp.holdAnswers();
    await requestMany(talent, id);
    await eventually(
      async () => expect((await findStarted(notificationMailQueue)).length).toBeGreaterThan(0),
      settleTimeoutMs,
    );
    return talent;
  };

  test('absent from the start: people apply, are read and moved on, and hear of it once it is there', async () => {
    const { talent, id } = await apply();
    await doAs(company.owner, hiring.process, { path: `${company.path}/applications/${id}` });
    const body = { ids: [id], stage: 'interview' };
    await doAs(company.owner, hiring.process, { path: `${company.path}/applications/moves`, body });
    expect((await readApplication(talent, id)).state).toBe('in_process');
    await startOnce();
    const ofTalent = ['application_moved', 'application_opened', 'application_sent'];
    await eventually(async () => expect(await listKinds(talent)).toEqual(ofTalent), settleTimeoutMs);
    await eventually(
      async () => expect(await listKinds(company.owner)).toEqual(['application_submitted']),
      settleTimeoutMs,
    );
    await expectMailsOnce(talent, 2); // an opened one is not mailed
  });

  test('killed between saving a message and publishing it: the other side and svc-hiring hear of it once', async () => {
    await startOnce();
    const { talent, id } = await apply();
    const { db } = notification.database;
    const known = db.collection<{ _id: string }>('applications');
    await eventually(async () => expect(await known.findOne({ _id: id })).not.toBeNull(), settleTimeoutMs);
    await expectMailsOnce(talent, 1);
    broker.shut();
    const message = { message_id: randomUUID(), text: 'Terima kasih', to: { application_id: id } };
    await doAs(company.owner, notification.process, { path: `${base}/threads`, body: message });
    expect(await db.collection('outbox').countDocuments()).toBe(1);
    await notification.process.kill();
    expect(await db.collection('outbox').countDocuments()).toBe(1);
    // As if the batch had ended.
    const ofTalent = { user_id: talent.userId, state: 'waiting' };
    await db.collection('notification_mails').updateMany(ofTalent, { $set: { due_at: new Date() } });
    broker.open();
    await notification.process.start();
    await eventually(
      async () =>
        expect((await readApplication(talent, id)).events.map(({ type }) => type)).toEqual([
          'submitted',
          'answered',
        ]),
      settleTimeoutMs,
    );
    expect(await listKinds(talent)).toEqual(['application_sent', 'message_received']);
    await expectMailsOnce(talent, 2);
  });

  test('killed between sending a mail and acknowledging its message: it is not sent again', async () => {
    await startOnce();
    const { talent, id } = await apply();
    await expectMailsOnce(talent, 1);
    smtp.holdAnswers();
    await requestNotification(hiring.database, talent.userId, id);
    const handled = await eventually(async () => {
      const [started] = await findStarted(notificationMailQueue);
      if (!started) throw new Error('The mail is not being sent');
      return started;
    }, settleTimeoutMs);
    broker.shut();
    smtp.open();
    const inbox = notification.database.db.collection<{ _id: string }>('inbox');
    const isDone = async () => expect(await inbox.findOne({ _id: handled })).toMatchObject({ state: 'done' });
    await eventually(isDone, settleTimeoutMs);
    await notification.process.kill();
    broker.open();
    await notification.process.start();
    await eventually(async () => {
      const again = await notification.process.readLog('message.handled');
      const ids = again.flatMap((line) =>
        line['result'] === 'duplicate' ? `${line['queue']}:${line['message_id']}` : [],
      );
      expect(ids).toContain(handled);
    }, settleTimeoutMs);
    await expectMailsOnce(talent, 2);
  });

  test('killed in the middle of mails and of requests: each is shown and mailed once', async () => {
    const talent = await stopAmongMails();
    await notification.process.kill();
    smtp.open();
    const begun = performance.now();
    await notification.process.start();
    await expectMailsOnce(talent, requests + 1);
    expect(await countShown(talent)).toBe(requests + 1);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    recordFigure(
      'R69',
      `killed in the middle of mails: ${requests} of ${requests} shown and mailed once, ${seconds} s after it began to start`,
    );
  });

  test('frozen: people apply and move on, and each notification is shown and mailed once when it goes on', async () => {
    const talent = await stopAmongMails();
    notification.process.freeze();
    try {
      const { id: other } = await apply();
      const body = { ids: [other], stage: 'interview' };
      await doAs(company.owner, hiring.process, { path: `${company.path}/applications/moves`, body });
      await eventually(
        async () => expect(await countConsumers(real.rabbit.url, notificationMailQueue.name)).toBe(0),
        settleTimeoutMs,
      );
      await delay(frozenMs);
    } finally {
      smtp.open();
      notification.process.thaw();
    }
    await expectMailsOnce(talent, requests + 1);
    expect(await countShown(talent)).toBe(requests + 1);
    expect(await notification.process.probe('ready')).toBe(200);
  });

  test('killed again and again while it works: each notification is shown once and mailed', async () => {
    test.skip(!isFull, 'Takes minutes');
    test.setTimeout(600_000);
    await startOnce();
    const { talent, id } = await apply();
    for (let killed = 0; killed < kills; killed += 1) {
      await requestMany(talent, id);
      const shown = killed * requests + requests / 2;
      await eventually(
        async () => expect(await countShown(talent)).toBeGreaterThan(shown),
        settleTimeoutMs,
        10,
      );
      await notification.process.kill();
      await notification.process.start();
    }
    const all = kills * requests + 1;
    await eventually(async () => expect(await countShown(talent)).toBe(all), 2 * settleTimeoutMs);
    const ids = () => mailbox.mailsTo(mailboxOf(talent.userId)).map(({ messageId }) => messageId);
    await eventually(async () => expect(new Set(ids()).size).toBe(all), 5 * settleTimeoutMs);
    const twice = ids().length - all;
    expect(twice).toBeLessThanOrEqual(kills * mailsAtOnce);
    expect(await countShown(talent)).toBe(all);
    recordFigure(
      'R69',
      `${kills} kills among ${all - 1} requests: each shown once, ${twice} mails twice, with the same Message-ID`,
    );
  });

  /** Also where the first test did not run. */
  async function startOnce(): Promise<void> {
    if (!isStarted) await notification.process.start();
    isStarted = true;
  }

  /** A new talent applies to a new job. */
  async function apply(): Promise<{ talent: Caller; id: string }> {
    const [talent, job] = [await createCaller(real), await publishJob(hiring, company)];
    const { status, body } = await applyToJob(hiring, talent, job);
    expect(status).toBe(201);
    return { talent, id: body.application_id };
  }

  const readApplication = (talent: Caller, id: string) =>
    doAs<OwnApplicationDetail>(talent, hiring.process, { path: `/api/hiring/v1/my/applications/${id}` });

  /** Of the first page of the inbox. */
  async function listKinds(account: Caller): Promise<string[]> {
    const page = { path: `${base}/notifications` };
    const { notifications } = await doAs<{ notifications: Notification[] }>(
      account,
      notification.process,
      page,
    );
    return notifications.map(({ kind }) => kind).toSorted();
  }

  const countShown = ({ userId }: Caller) =>
    notification.database.db.collection('notifications').countDocuments({ user_id: userId });

  /** All mails are sent, and the server has each once. */
  async function expectMailsOnce({ userId }: Caller, count: number): Promise<void> {
    const mails = notification.database.db.collection('notification_mails');
    await eventually(
      async () => expect(await mails.countDocuments({ user_id: userId, state: 'sent' })).toBe(count),
      2 * settleTimeoutMs,
    );
    const ids = mailbox.mailsTo(mailboxOf(userId)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  }

  async function requestMany({ userId }: Caller, applicationId: string): Promise<void> {
    await Promise.all(
      Array.from({ length: requests }, () => requestNotification(hiring.database, userId, applicationId)),
    );
  }

  /** Messages of a queue that are being handled, as `<queue>:<message id>`. */
  async function findStarted({ name }: QueueDefinition): Promise<string[]> {
    const inbox = notification.database.db.collection<{ _id: string; state: string }>('inbox');
    const found = await inbox.find({ state: 'started', _id: { $regex: `^${name}:` } }).toArray();
    return found.map(({ _id }) => _id);
  }
});
