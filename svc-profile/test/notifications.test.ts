import { randomUUID } from 'node:crypto';
import {
  notificationDefaults,
  notificationPreferencesSchema,
} from '@sabi/contracts/http/profile/notification-preferences';
import { notificationTopics } from '@sabi/contracts/profile/notification-topics';
import { accountErased, banChanged } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { rabbitLockTimeoutMs, withRabbitLock } from '@sabi/test-kit/rabbit-lock';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import request from 'supertest';
import { sweepStalledParses } from '../src/domain/cv-parsing/sweep-stalled-parses';
import { fetchProfile, reportFailure, reportSuccess, sendUpload, uploadCv } from './cvs';
import { buildParsedCv, notificationSecret } from './harness';
import {
  type MailingService,
  oneClickPath,
  putPreference,
  type Reader,
  readPreferences,
  startMailingService,
} from './notifications';

describe('the notifications of an account', () => {
  let desk: MailingService;
  let reader: Reader;

  beforeAll(async () => {
    desk = await startMailingService();
  });
  beforeEach(async () => {
    reader = await desk.reader();
  });
  afterAll(() => desk.stop());

  /** A CV from upload to its mail, if any. */
  const readCv = async (account = reader) => {
    await reportSuccess(desk.service, account, await uploadCv(desk.service, account));
  };
  const mailOf = (account = reader, count = 1) => desk.mailServer.waitForMail(account.email, count);
  /** Waits until every requested mail was decided on. */
  const settled = async () => {
    const { db } = desk.service.database;
    await eventually(async () => expect(await outboxEntries(db).countDocuments()).toBe(0));
  };
  const post = (path: string) => request(desk.service.url).post(path);

  describe('as it chooses', () => {
    test('begins with what is usual: no articles without having asked for them', async () => {
      const preferences = await readPreferences(desk.service, reader);
      expect(notificationPreferencesSchema.strict().parse(preferences)).toEqual({
        email: notificationDefaults,
      });
    });

    test('changes one topic at a time, so that two tabs do not undo each other', async () => {
      await Promise.all(
        notificationTopics.map((topic) =>
          putPreference(desk.service, reader, topic, !notificationDefaults[topic]).expect(200),
        ),
      );
      expect((await readPreferences(desk.service, reader)).email).toEqual({
        profile: false,
        applications: false,
        messages: false,
        hiring: false,
        events: false,
        articles: true,
        billing: false,
      });
      expect((await readPreferences(desk.service, await desk.reader())).email).toEqual(notificationDefaults);
    });

    test('is kept with when and where it was chosen', async () => {
      const before = new Date();
      await putPreference(desk.service, reader, 'articles', true).expect(200);
      const kept = await desk.service.database.db
        .collection('notification_choices')
        .findOne({ user_id: reader.userId });
      expect(kept).toMatchObject({ topic: 'articles', is_on: true, chosen_in: 'settings' });
      expect((kept!['chosen_at'] as Date).getTime()).toBeGreaterThanOrEqual(before.getTime());
    });

    test('knows no other topics, channels or values', async () => {
      const put = (path: string, body: object) =>
        request(desk.service.url)
          .put(`/api/profile/v1/notification-preferences/${path}`)
          .auth(reader.token, { type: 'bearer' })
          .send(body)
          .expect(422);
      await put('email/security', { is_on: false });
      await put('whatsapp/profile', { is_on: true });
      await put('email/profile', { is_on: 'no' });
      await put('email/profile', { is_on: false, user_id: randomUUID() });
    });
  });

  describe('where mails to an account go', () => {
    const secret = notificationSecret;
    const ask = async ({ userId }: { userId: string }, topic = 'applications') => {
      const path = `/internal/v1/mail-recipients/${userId}?topic=${topic}`;
      return (await request(desk.service.url).get(path).auth(secret, { type: 'bearer' }).expect(200)).body;
    };
    const suppressed = (reason: string) => ({ recipient: null, reason });

    test('is its newest address, in its language, with the links that stop mails of the topic', async () => {
      expect(await ask(reader)).toEqual(suppressed('unknown_address'));
      await fetchProfile(desk.service, reader);
      const { recipient } = await ask(reader);
      expect(recipient).toMatchObject({ email: reader.email, language: 'en', first_name: 'Ayu' });
      await post(recipient.unsubscribe.one_click.replace('https://sabi.test', '')).expect(200, {
        topic: 'applications',
        is_on: false,
      });
      expect(await ask(reader)).toEqual(suppressed('switched_off'));
      expect((await ask(reader, 'messages')).recipient.email).toBe(reader.email);
      const email = `moved-${reader.email}`;
      const user_metadata = { user_type: 'talent', language: 'id' };
      const token = await desk.service.issuer.sign({ sub: reader.userId, email, user_metadata });
      await fetchProfile(desk.service, { ...reader, token });
      const moved = await ask(reader, 'messages');
      expect(moved.recipient).toMatchObject({ email, language: 'id' });
      expect(moved.recipient.unsubscribe.page).toMatch(/^https:\/\/sabi\.test\/id\/unsubscribe\?token=/);
    });

    test('keeps the language of a page when another service calls', async () => {
      const { token, userId } = await desk.service.account();
      const view = (language: string) =>
        request(desk.service.url)
          .get('/api/profile/v1/profile')
          .auth(token, { type: 'bearer' })
          .set('Accept-Language', language)
          .expect(200);
      await view('id');
      await view('*');
      expect((await ask({ userId })).recipient.language).toBe('id');
    });

    test('is nowhere while it is banned, and once it is erased', async () => {
      await fetchProfile(desk.service, reader);
      const { broker, database } = desk.service;
      const until = (time: string | null) =>
        broker.publish(createMessage(banChanged, { user_id: reader.userId, banned_until: time }));
      await until('2999-01-01T00:00:00Z');
      expect(await ask(reader)).toEqual(suppressed('banned'));
      await until(null);
      expect((await ask(reader)).recipient.email).toBe(reader.email);
      await broker.publish(createMessage(accountErased, { user_id: reader.userId }));
      expect(await ask(reader)).toEqual(suppressed('erased'));
      expect(await findCollectionsContaining(database.db, reader.email)).toEqual([]);
    });

    test('is said to svc-notification alone', async () => {
      const path = `/internal/v1/mail-recipients/${reader.userId}?topic=applications`;
      const call = (token: string) => request(desk.service.url).get(path).auth(token, { type: 'bearer' });
      for (const token of [reader.token, `${secret}x`, secret.slice(1)])
        await call(token).expect(401, /TOKEN_INVALID/);
      await request(desk.service.url)
        .get(path)
        .expect(401, /TOKEN_MISSING/);
    });
  });

  describe('when a CV has been read', () => {
    test('is mailed once, with the counts of what was found and nothing else of it', async () => {
      await readCv();
      const mail = await mailOf();
      expect(mail.subject).toBe('Your CV has been read');
      expect(mail.text).toContain('2 jobs, 1 place of education, 2 skills, and 1 language');
      expect(mail.text).toContain('https://sabi.test/profile');
      const parsed = buildParsedCv();
      for (const content of [parsed.work_experiences[0]?.company_name, parsed.last_name, parsed.phone_number])
        expect(mail.text + String(mail.html)).not.toContain(content);
      await settled();
      expect(desk.mailServer.mailsTo(reader.email)).toHaveLength(1);
    });

    test('is mailed once when the result comes ten times', async () => {
      const message = await reportSuccess(desk.service, reader, await uploadCv(desk.service, reader));
      await Promise.all(
        Array.from({ length: 10 }, () => desk.service.broker.publish({ ...message, id: randomUUID() })),
      );
      await mailOf();
      await settled();
      expect(desk.mailServer.mailsTo(reader.email)).toHaveLength(1);
    });

    test('is mailed in the language of its mails, whatever the page’s', async () => {
      const account = await desk.reader({ language: 'id' });
      const { body } = await sendUpload(desk.service, account).set('Accept-Language', 'en').expect(200);
      await reportSuccess(desk.service, account, body.resume);
      const mail = await mailOf(account);
      expect(mail.subject).toBe('CV Anda selesai dibaca');
      expect(mail.text).toContain('https://sabi.test/id/profile');
      expect(mail.text).toContain('https://sabi.test/id/unsubscribe?token=');
    });

    test('is not mailed about a CV that a newer one has replaced', async () => {
      const older = await uploadCv(desk.service, reader);
      const newer = await uploadCv(desk.service, reader);
      await reportFailure(desk.service, reader, older, 'NO_TEXT_EXTRACTED');
      await reportSuccess(desk.service, reader, newer);
      expect((await mailOf()).subject).toBe('Your CV has been read');
      await settled();
      expect(desk.mailServer.mailsTo(reader.email)).toHaveLength(1);
    });

    test('is mailed why it could not be read', async () => {
      await reportFailure(desk.service, reader, await uploadCv(desk.service, reader), 'NO_TEXT_EXTRACTED');
      const mail = await mailOf();
      expect(mail.subject).toBe('We could not read your CV');
      expect(mail.text).toContain('Unable to extract text from your PDF.');
    });

    test('is mailed once a day about unreadable files, and each time about a parsed one', async () => {
      const fail = async () =>
        reportFailure(desk.service, reader, await uploadCv(desk.service, reader), 'NO_TEXT_EXTRACTED');
      await fail();
      await fail();
      await readCv();
      await mailOf(reader, 2);
      await settled();
      const subjects = () => desk.mailServer.mailsTo(reader.email).map(({ subject }) => subject);
      expect(subjects().toSorted()).toEqual(['We could not read your CV', 'Your CV has been read']);
      await desk.service.database.db
        .collection('resume_mails')
        .updateMany({}, { $set: { created_at: new Date(Date.now() - 25 * 3_600_000) } });
      await fail();
      await mailOf(reader, 3);
      expect(subjects().filter((subject) => subject === 'We could not read your CV')).toHaveLength(2);
    });

    test('is mailed also when svc-ai has never answered', async () => {
      await letParseStall(desk, (await uploadCv(desk.service, reader)).id);
      expect((await mailOf()).subject).toBe('We could not read your CV');
    });

    test('gets no mail once it has switched them off', async () => {
      await putPreference(desk.service, reader, 'profile', false).expect(200);
      const other = await desk.reader();
      await readCv();
      await readCv(other);
      await mailOf(other);
      await settled();
      expect(desk.mailServer.mailsTo(reader.email)).toEqual([]);
    });
  });

  describe('by the link in a mail', () => {
    const view = (path: string) => request(desk.service.url).get(path).set('Accept', 'application/json');
    const openMail = async (account = reader) => {
      await readCv(account);
      return oneClickPath(await mailOf(account));
    };

    test('is stopped by one click of a mailbox, without a session, and gets no more', async () => {
      await readCv();
      const mail = await mailOf();
      expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      );
      const answered = await post(oneClickPath(mail)).type('form').send('List-Unsubscribe=One-Click');
      expect(answered.status).toBe(200);
      expect((await readPreferences(desk.service, reader)).email).toEqual({
        ...notificationDefaults,
        profile: false,
      });
      await readCv();
      await settled();
      expect(desk.mailServer.mailsTo(reader.email)).toHaveLength(1);
    });

    test('is stopped by a mailbox that sends the form in parts, also twice', async () => {
      const path = await openMail();
      for (let time = 0; time < 2; time += 1)
        await post(path)
          .field('List-Unsubscribe', 'One-Click')
          .expect(200, { topic: 'profile', is_on: false });
    });

    test('is not stopped by looking: scanners open every link', async () => {
      const path = await openMail();
      await view(path).expect(200, { topic: 'profile', is_on: true });
      await request(desk.service.url).head(path);
      const page = await request(desk.service.url)
        .get(path)
        .set('Accept', 'text/html,*/*;q=0.8')
        .set('Accept-Language', 'id');
      expect(page.status).toBe(303);
      expect(page.headers['location']).toBe(`/id/unsubscribe?token=${path.split('token=').at(-1)}`);
      expect((await readPreferences(desk.service, reader)).email.profile).toBe(true);
    });

    test('is mailed again after undoing that', async () => {
      const path = await openMail();
      await post(path).expect(200);
      await request(desk.service.url).delete(path).expect(200, { topic: 'profile', is_on: true });
      await readCv();
      await mailOf(reader, 2);
    });

    test('cannot be made to get what it has switched off itself', async () => {
      const path = await openMail();
      await putPreference(desk.service, reader, 'profile', false).expect(200);
      await post(path).expect(200);
      await request(desk.service.url).delete(path).expect(200, { topic: 'profile', is_on: false });
    });

    test('is stopped for its own account and topic alone', async () => {
      const other = await desk.reader();
      await fetchProfile(desk.service, other);
      await post(await openMail())
        .auth(other.token, { type: 'bearer' })
        .expect(200);
      expect((await readPreferences(desk.service, other)).email).toEqual(notificationDefaults);
      expect((await readPreferences(desk.service, reader)).email.profile).toBe(false);
    });

    test('is not stopped by a forged link, which does not reveal accounts either', async () => {
      const other = await desk.reader();
      await fetchProfile(desk.service, other);
      const path = await openMail();
      const forged = [
        path.replace(reader.userId, other.userId),
        path.replace('.profile.', '.billing.'),
        '/api/profile/v1/unsubscribe?token=anything',
      ];
      for (const wrong of forged) {
        for (const method of ['get', 'post', 'delete'] as const) {
          const { status, body } = await request(desk.service.url)
            [method](wrong)
            .set('Accept', 'application/json');
          expect([status, body.code]).toEqual([403, 'SIGNATURE_INVALID']);
        }
      }
      expect((await readPreferences(desk.service, other)).email).toEqual(notificationDefaults);
    });
  });
});

test(
  'over RabbitMQ the mail comes as well',
  async () => {
    const isThere = await withRabbitLock(async (amqpUrl) => {
      const desk = await startMailingService(amqpUrl);
      try {
        const account = await desk.reader();
        const cv = await uploadCv(desk.service, account);
        await letParseStall(desk, cv.id);
        expect((await desk.mailServer.waitForMail(account.email)).subject).toBe('We could not read your CV');
      } finally {
        await desk.stop();
      }
    });
    if (!isThere)
      reportSkipped('RabbitMQ is not installed: mails about CVs went by the in-process adapter alone');
  },
  rabbitLockTimeoutMs,
);

/** A parse without a message for too long. */
async function letParseStall({ service }: MailingService, id: string): Promise<void> {
  await service.database.db
    .collection<{ _id: string }>('resumes')
    .updateOne({ _id: id }, { $set: { requeues: 3, changed_at: new Date(0) } });
  await sweepStalledParses({ now: new Date() }, service.dependencies);
}
