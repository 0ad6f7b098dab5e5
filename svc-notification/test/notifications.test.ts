import { randomUUID } from 'node:crypto';
import { suppressionReasons } from '@sabi/contracts/http/profile/mail-recipients';
import type { InboxState, Notification } from '@sabi/contracts/http/notification/notifications';
import { AppError } from '@sabi/service-kit/errors';
import { MailNotSent } from '@sabi/service-kit/mail/mailer';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { uuidOf } from '../src/domain/ids/uuid-of';
import { sendNotificationMail } from '../src/domain/mails/send-mail';
import { recordRequest } from '../src/domain/notifications/record-request';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { type Account, base, mailbox, startTestService, type TestService, title } from './support/harness';

type Page = InboxState & { notifications: Notification[]; next: string | null };

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const list = async (account: Account, query = ''): Promise<Page> =>
  (await service.call('get', `${base}/notifications${query}`, account).expect(200)).body as Page;
const countUnread = async (account: Account): Promise<number> => (await list(account)).unread;
const change = (account: Account, { notification_id: id }: Notification, body: object) =>
  service.call('patch', `${base}/notifications/${id}`, account, body);
const passMinutes = (minutes: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
};
const first = ({ notifications: [notification] }: Page): Notification => {
  if (!notification) throw new Error('The inbox is empty');
  return notification;
};

describe('a requested notification', () => {
  test('is in the inbox of its account alone, with ids and without words', async () => {
    const [account, other] = await Promise.all([service.account(), service.account()]);
    const subject = { type: 'application' as const, id: randomUUID() };
    await service.notify(account, { kind: 'application_answered', subject });
    expect(await list(account)).toEqual({
      notifications: [
        {
          notification_id: expect.any(String),
          kind: 'application_answered',
          topic: 'applications',
          subject,
          place: null,
          count: 1,
          created_at: service.clock.now.toISOString(),
          updated_at: service.clock.now.toISOString(),
          read_at: null,
          archived_at: null,
        },
      ],
      next: null,
      unread: 1,
      unread_subjects: 1,
      sequence: 1,
    });
    expect(await list(other)).toEqual({
      notifications: [],
      next: null,
      unread: 0,
      unread_subjects: 0,
      sequence: 0,
    });
  });

  test('counts once for a key, by however many messages, and is another for another account', async () => {
    const [account, other] = await Promise.all([service.account(), service.account()]);
    const request = { dedupe_key: randomUUID() };
    await service.notify(account, request, request, request, request, request);
    await service.notify(account, request);
    await service.notify(other, request);
    expect((await list(account)).notifications).toHaveLength(1);
    expect((await list(other)).notifications).toHaveLength(1);
  });

  test('joins an unread one of its batch for 15 minutes, and keeps its key', async () => {
    const account = await service.account();
    const batch = { batch_key: randomUUID(), topic: 'messages', kind: 'message_received' } as const;
    const key = randomUUID();
    await service.notify(account, { ...batch, dedupe_key: key });
    passMinutes(14);
    await service.notify(account, batch, batch);
    await service.notify(account, { ...batch, dedupe_key: key });
    const joined = first(await list(account));
    expect(joined.count).toBe(3);
    expect(joined.updated_at).toBe(service.clock.now.toISOString());
    passMinutes(1); // since the first event
    await service.notify(account, batch);
    expect((await list(account)).notifications.map(({ count }) => count)).toEqual([1, 3]);
    await change(account, first(await list(account)), { is_read: true }).expect(200);
    await service.notify(account, batch);
    expect((await list(account)).notifications.map(({ count }) => count)).toEqual([1, 1, 3]);
  });

  test('is shown once its time has come, once, also where it comes late or is requested again', async () => {
    const account = await service.account();
    const inAnHour = new Date(service.clock.now.getTime() + 3_600_000).toISOString();
    const request = { dedupe_key: randomUUID(), not_before: inAnHour };
    await service.notify(account, request, request);
    await service.notify(account, { dedupe_key: request.dedupe_key });
    await sweepOnce(service.dependencies);
    expect((await list(account)).notifications).toEqual([]);
    const { body } = await service.call('get', `${base}/export`, account).expect(200);
    expect(body.documents[0].data.delayed).toMatchObject([{ due_at: inAnHour }]);
    passMinutes(61);
    await Promise.all([sweepOnce(service.dependencies), sweepOnce(service.dependencies)]);
    await service.notify(account, request);
    const { notifications, unread } = await list(account);
    expect([notifications.length, unread]).toEqual([1, 1]);
    expect(notifications[0]?.created_at).toBe(service.clock.now.toISOString());
    await service.notify(account, { not_before: inAnHour }); // in the past by now
    expect((await list(account)).notifications).toHaveLength(2);
  });
});

describe('the inbox', () => {
  test('is read in pages of 50, the latest first, each notification once', async () => {
    const account = await service.account();
    for (let minute = 0; minute < 4; minute += 1) {
      passMinutes(1);
      await service.notify(account, ...Array.from({ length: 13 }, () => ({})));
    }
    const page = await list(account);
    const rest = await list(account, `?after=${page.next}`);
    expect([page.notifications.length, rest.notifications.length, rest.next]).toEqual([50, 2, null]);
    const all = [...page.notifications, ...rest.notifications];
    expect(new Set(all.map(({ notification_id: id }) => id)).size).toBe(52);
    const times = all.map(({ updated_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    await service.call('get', `${base}/notifications?after=x`, account).expect(422);
  });

  test('archives and takes that back; an archived one is in its folder and not counted', async () => {
    const account = await service.account();
    await service.notify(account, {}, { topic: 'messages', kind: 'message_received' });
    const message = first(await list(account, '?folder=messages'));
    expect(message.kind).toBe('message_received');
    await change(account, message, { is_archived: true }).expect(200);
    expect((await list(account)).notifications).toHaveLength(1);
    expect((await list(account, '?folder=messages')).notifications).toEqual([]);
    const archived = await list(account, '?folder=archived');
    expect([archived.notifications.length, archived.unread]).toEqual([1, 1]);
    passMinutes(1);
    const again = await change(account, message, { is_archived: true }).expect(200);
    expect(again.body).toEqual(archived.notifications[0]); // keeps its time
    await change(account, message, { is_archived: false }).expect(200);
    expect((await list(account)).notifications).toHaveLength(2);
    expect(await countUnread(account)).toBe(2);
  });

  test('marks one as read and unread', async () => {
    const account = await service.account();
    await service.notify(account, {});
    const notification = first(await list(account));
    const read = await change(account, notification, { is_read: true }).expect(200);
    expect(read.body).toEqual({ ...notification, read_at: service.clock.now.toISOString() });
    expect(await countUnread(account)).toBe(0);
    await change(account, notification, { is_read: false }).expect(200, notification);
    expect(await countUnread(account)).toBe(1);
  });

  test('marks what was seen as read, and nothing that has arrived since', async () => {
    const account = await service.account();
    const subject = { type: 'application' as const, id: randomUUID() };
    await service.notify(account, {}, {}, { subject });
    const { sequence } = await list(account);
    await service.notify(account, {}, { subject });
    const read = (body: object) => service.call('post', `${base}/notifications/read`, account, body);
    const { body: partly } = await read({ through: sequence, subject }).expect(200);
    expect([partly.unread, partly.unread_subjects]).toEqual([4, 4]);
    expect((await read({ through: sequence }).expect(200)).body.unread).toBe(2);
    const again = await read({ through: sequence }).expect(200);
    expect(again.body.unread).toBe(2);
    expect((await read({ through: again.body.sequence, subject }).expect(200)).body.unread).toBe(1);
  });

  test('counts what is unread by subject, an application and its thread once, wherever the number is', async () => {
    const account = await service.account();
    const id = randomUUID();
    const about = (type: 'application' | 'thread') => ({ subject: { type, id } });
    await service.notify(account, about('application'), about('application'), about('thread'), {});
    const { notifications, ...state } = await list(account);
    const counted = { unread: 4, unread_subjects: 2 };
    expect(state).toMatchObject(counted);
    expect((await service.call('get', `${base}/unread-count`, account).expect(200)).body).toMatchObject(
      counted,
    );
    const others = notifications.filter(({ subject }) => subject.id !== id);
    for (const other of others) await change(account, other, { is_archived: true }).expect(200);
    expect(await list(account)).toMatchObject({ unread: 3, unread_subjects: 1 });
  });

  test('answers the count with an ETag, and 304 until something changes', async () => {
    const account = await service.account();
    const ask = (etag = '') =>
      service.call('get', `${base}/unread-count`, account).set('If-None-Match', etag);
    const { headers, body } = await ask().expect(200);
    expect([body, headers['cache-control']]).toEqual([
      { unread: 0, unread_subjects: 0, sequence: 0 },
      'private, no-cache',
    ]);
    await ask(headers['etag']).expect(304);
    await service.notify(account, {});
    expect((await ask(headers['etag']).expect(200)).body.unread).toBe(1);
  });
});

describe('the mail of a notification', () => {
  const collection = 'notification_mails';
  const decided = async ({ userId: user_id }: Account, count = 1) => {
    const rows = service.database.db.collection(collection);
    const find = () => rows.find({ user_id, decided_at: { $ne: null } }).toArray();
    await eventually(async () => expect(await find()).toHaveLength(count));
    return (await find()).map(({ state, reason }) => [state, reason]);
  };
  const mailsTo = (account: Account) => service.mailServer.mailsTo(mailbox(account));

  test('names job and company, is stopped by one click, and comes once for a key', async () => {
    const account = await service.account();
    const subject = { type: 'application' as const, id: randomUUID() };
    const request = { dedupe_key: randomUUID(), subject };
    await service.notify(account, request, request);
    await service.notify(account, request);
    const mail = await service.mailServer.waitForMail(mailbox(account));
    expect(mail.subject).toBe('Your application to PT Nusantara Rasa has moved on');
    expect(mail.text).toContain('Hello Ayu,');
    expect(mail.text).toContain('for Operator Produksi to another stage.');
    expect(mail.text).toContain(`https://sabi.test/job-search?tab=applications&card=${request.subject.id}\n`);
    expect(mail.messageId).toBe(`<${uuidOf(`${account.userId} ${request.dedupe_key}`)}@localhost>`);
    const headerOf = (name: string) => mail.headerLines.find(({ key }) => key === name)?.line;
    expect(headerOf('list-unsubscribe-post')).toMatch(/List-Unsubscribe=One-Click$/);
    expect(headerOf('list-unsubscribe')).toContain('/api/profile/v1/unsubscribe?token=applications');
    expect(await decided(account)).toEqual([['sent', null]]);
    expect(mailsTo(account)).toHaveLength(1);
  });

  test('waits for the end of a batch, which is one mail, or none where it was read', async () => {
    const [recruiter, reader] = await Promise.all([service.account(), service.account()]);
    const place = { company_id: randomUUID(), job_id: randomUUID() };
    const batch = { kind: 'application_submitted', topic: 'hiring', place, batch_key: randomUUID() } as const;
    for (const account of [recruiter, reader]) await service.notify(account, batch, batch, batch);
    await change(reader, first(await list(reader)), { is_read: true }).expect(200);
    passMinutes(14);
    await sweepOnce(service.dependencies);
    const rows = service.database.db.collection(collection);
    expect(await rows.countDocuments({ state: 'waiting' })).toBe(2);
    passMinutes(1);
    await Promise.all([sweepOnce(service.dependencies), sweepOnce(service.dependencies)]);
    const mail = await service.mailServer.waitForMail(mailbox(recruiter));
    expect(mail.subject).toBe('3 new applications: Operator Produksi');
    expect(mail.text).toContain(
      `https://sabi.test/hire/companies/pt-nusantara-rasa/jobs/${title.job_id}/applications`,
    );
    expect(await decided(recruiter)).toEqual([['sent', null]]);
    expect(await decided(reader)).toEqual([['suppressed', 'read']]);
    expect(mailsTo(recruiter)).toHaveLength(1);
    expect(mailsTo(reader)).toEqual([]);
  });

  test('is not sent where svc-profile says so, and the reason is kept', async () => {
    const account = await service.account();
    for (const [index, reason] of suppressionReasons.entries()) {
      service.suppressed.set(account.userId, { recipient: null, reason });
      await service.notify(account, {});
      expect((await decided(account, index + 1)).at(-1)).toEqual(['suppressed', reason]);
    }
    service.suppressed.delete(account.userId);
    await service.notify(account, { kind: 'application_opened' }); // shown in the product alone
    await service.notify(account, {});
    await service.mailServer.waitForMail(mailbox(account));
    expect((await decided(account, suppressionReasons.length + 1)).at(-1)).toEqual(['sent', null]);
  });

  test('is tried again after the mail server, svc-profile or svc-hiring was away, and sent once', async () => {
    const account = await service.account();
    const { dependencies } = service;
    const id = randomUUID();
    await service.notify(account, {});
    const { notification_id } = (await service.database.db
      .collection(collection)
      .findOne({ user_id: account.userId })) as unknown as { notification_id: string };
    await service.mailServer.waitForMail(mailbox(account));
    const now = dependencies.now();
    const mail = { id, user_id: account.userId, notification_id, state: 'requested', reason: null } as const;
    await dependencies.transact((transaction) =>
      dependencies.mails.insert({ ...mail, due_at: now, created_at: now, decided_at: null }, transaction),
    );
    const away = () => Promise.reject(new AppError('DEPENDENCY_UNAVAILABLE'));
    for (const broken of [
      { mailRecipients: { find: away } },
      { applicationTitles: { find: away } },
      { mailer: { send: () => Promise.reject(new MailNotSent()), close: () => undefined } },
    ])
      await expect(sendNotificationMail({ mail_id: id }, { ...dependencies, ...broken })).rejects.toThrow();
    expect(mailsTo(account)).toHaveLength(1);
    for (const _time of [1, 2]) {
      const effect = await sendNotificationMail({ mail_id: id }, dependencies);
      if (effect) await dependencies.transact(effect);
    }
    expect(mailsTo(account)).toHaveLength(2);
  });
});

test('another account reads, changes and marks nothing of an inbox', async () => {
  const [account, other] = await Promise.all([service.account(), service.account()]);
  const subject = { type: 'application' as const, id: randomUUID() };
  await service.notify(account, { subject });
  const before = await list(account);
  await change(other, first(before), { is_read: true }).expect(404, /NOTIFICATION_NOT_FOUND/);
  await change(other, first(before), { is_archived: true }).expect(404, /NOTIFICATION_NOT_FOUND/);
  const body = { through: 1000, subject };
  await service.call('post', `${base}/notifications/read`, other, body).expect(200);
  const { body: copy } = await service.call('get', `${base}/export`, other).expect(200);
  expect(copy.documents[0].data).toEqual({
    notifications: [],
    delayed: [],
    mails: [],
    threads: [],
    messages: [],
    received_messages: [],
    message_reports: [],
  });
  expect(await list(account)).toEqual(before);
});

describe('an account that is erased', () => {
  const later = () => new Date(service.clock.now.getTime() + 3_600_000).toISOString();

  test('is in no collection but the list of erased accounts, and later requests leave nothing', async () => {
    const account = await service.account();
    await service.notify(account, {}, { not_before: later() });
    const { db } = service.database;
    expect(await findCollectionsContaining(db, account.userId)).toEqual(
      expect.arrayContaining(['notifications', 'delayed_notifications', 'inboxes']),
    );
    await service.erase(account);
    await service.notify(account, {}, { not_before: later() });
    await service.erase(account);
    expect(await findCollectionsContaining(db, account.userId)).toEqual(['erased_accounts']);
  });

  test('is without the notification that was on its way when it was erased', async () => {
    const account = await service.account();
    const { dependencies } = service;
    const request = {
      user_id: account.userId,
      kind: 'application_moved',
      topic: 'applications',
      subject: { type: 'application', id: randomUUID() },
      dedupe_key: randomUUID(),
    } as const;
    const effect = await recordRequest(request, dependencies);
    await service.erase(account);
    await dependencies.transact(effect);
    expect(await findCollectionsContaining(service.database.db, account.userId)).toEqual(['erased_accounts']);
  });
});

test('the copy of an account has its notifications without keys of services', async () => {
  const account = await service.account();
  const subject = { type: 'application' as const, id: randomUUID() };
  const request = { subject, dedupe_key: `key ${randomUUID()}`, batch_key: `batch ${randomUUID()}` };
  await service.notify(account, request);
  const { body } = await service.call('get', `${base}/export`, account).expect(200);
  expect(body.files).toEqual([]);
  expect(body.documents).toMatchObject([
    { name: 'notifications', data: { notifications: [{ kind: 'application_moved', subject, count: 1 }] } },
  ]);
  expect(JSON.stringify(body)).not.toContain('key ');
  expect(JSON.stringify(body)).not.toContain('batch ');
});
