import { verificationMailRequested } from '@sabi/contracts/messages/mail';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import { handleDelivery } from '@sabi/event-bus/handle-delivery';
import { Inbox } from '@sabi/event-bus/inbox';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { type Dependencies, openDependencies } from '../src/dependencies';
import { createMailSubscription } from '../src/entry-points/messages/mail-subscription';
import { readEnv } from '../src/env';
import { call, signUpAndReadMail } from './support/accounts';
import {
  buildEnv,
  password,
  readMail,
  startTestIdentity,
  type TestIdentity,
  uniqueEmail,
} from './support/identity';

describe('delivery of mails', () => {
  let identity: TestIdentity;
  const signUp = (email: string, data: Record<string, unknown> = {}, language = 'en') =>
    call(identity, 'POST', '/auth/v1/signup', {
      body: { email, password, data },
      headers: { 'Accept-Language': language },
    });

  beforeAll(async () => {
    identity = await startTestIdentity({ SMTP_SENDER_NAME: 'Sabi Karier' });
  });

  afterAll(() => identity.stop());

  test('a mail has sender and recipient, and is marked as automatic', async () => {
    const { email, mail } = await signUpAndReadMail(identity);
    const token = await identity.database.db.collection('one_time_tokens').findOne({ relates_to: email });
    expect(mail.messageId).toBe(`<${String(token?._id)}@sabi.test>`);
    expect(mail.from?.value).toEqual([{ name: 'Sabi Karier', address: 'no-reply@sabi.test' }]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('content-language')).toBe('en');
    const { link, code } = readMail(mail.text);
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    expect(mail.html).toContain(code);
  });

  test('the mail is in the language of the sign-up, and so is a later one, whatever language it is asked for in', async () => {
    const email = uniqueEmail();
    await signUp(email, { first_name: 'Ayu' }, 'id-ID,id;q=0.9,en;q=0.8');
    const mail = await identity.mailServer.waitForMail(email);
    expect(mail.subject).toBe('Konfirmasi alamat email Anda');
    expect(mail.text).toContain('Halo Ayu,');
    expect(readMail(mail.text).link.pathname).toBe('/id/auth/verify');
    await identity.database.db.collection('mail_gaps').deleteMany({});
    const asked: [string, object][] = [
      ['/resend', { type: 'signup', email }],
      ['/signup', { email, password }],
      ['/otp', { email }],
      ['/magiclink', { email }],
      ['/recover', { email }],
    ];
    for (const [index, [path, body]] of asked.entries()) {
      await request(identity.url).post(path).set('Accept-Language', 'en').send(body).expect(200);
      const later = await identity.mailServer.waitForMail(email, index + 2);
      expect([path, later.headers.get('content-language')]).toEqual([path, 'id']);
      await identity.database.db.collection('mail_gaps').deleteMany({});
    }
  });

  test.each([
    ['markup', '<script src=x>', 'Hello &lt;script src=x&gt;', undefined],
    ['a header', 'Ayu\r\nBcc: all@example.com', undefined, 'Hello,'],
    ['a link', 'Win at https://evil.example', undefined, 'Hello,'],
    ['a bare domain', 'evil.example', undefined, 'Hello,'],
    ['an essay', 'x'.repeat(300), undefined, 'Hello,'],
    ['no text', { $gt: '' }, undefined, 'Hello,'],
  ])('a name that holds %s does no harm', async (_name, first_name, html, text) => {
    const email = uniqueEmail();
    const { status } = await signUp(email, { first_name });
    if (status !== 200) return; // refused completely
    const mail = await identity.mailServer.waitForMail(email);
    expect(mail.html).not.toContain('<script');
    if (html) expect(mail.html).toContain(html);
    if (text) expect(mail.text).toContain(text);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  });

  test('R32 while the mail server is unavailable accounts are created; when it is back, their mails arrive and work', async () => {
    await identity.mailServer.stop();
    const email = uniqueEmail();
    expect((await signUp(email)).status).toBe(200);
    await eventually(async () => {
      const openings = await identity.database.db
        .collection('one_time_tokens')
        .findOne({ relates_to: email });
      if (!openings?.['code_expires_at']) throw new Error('The mail was not tried yet');
    });
    await identity.mailServer.start();
    const { code } = readMail((await identity.mailServer.waitForMail(email)).text);
    const { error } = await identity.createClient().verifyOtp({ type: 'email', email, token: code });
    expect(error).toBeNull();
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  }); // retried after ten seconds

  test('an address that rejects mail is not retried, and others get theirs', async () => {
    const [refused, other] = [uniqueEmail(), uniqueEmail()];
    identity.mailServer.refused.add(refused);
    await signUp(refused);
    await signUp(other);
    await identity.mailServer.waitForMail(other);
    await eventually(async () => {
      expect(await outboxEntries(identity.database.db).countDocuments({ parkedAt: { $ne: null } })).toBe(1);
    });
  });

  test('with RabbitMQ the mail arrives the same way', async () => {
    const amqpUrl = testAmqpUrl();
    if (!amqpUrl)
      return reportSkipped('RabbitMQ is not installed: mails went by the in-process adapter alone');
    const onRabbit = await startTestIdentity({ AMQP_URL: amqpUrl });
    try {
      const { client, token } = await signUpAndReadMail(onRabbit);
      expect((await client.verifyOtp({ type: 'signup', token_hash: token })).error).toBeNull();
    } finally {
      await onRabbit.stop();
    }
  });
});

describe('a repeated mail message', () => {
  let identity: TestIdentity;
  let worker: Dependencies;

  beforeAll(async () => {
    identity = await startTestIdentity();
    // A second replica whose subscription the test drives. It relays the outbox too, so it shares the broker.
    const env = readEnv(
      buildEnv({
        MONGODB_URI: identity.database.uri,
        SMTP_URL: identity.mailServer.url,
        MAIL_TOKEN_SECRET: identity.mailSecret,
      }),
    );
    worker = await openDependencies(env, {
      broker: { inProcess: identity.broker },
      logger: silentLogger,
    });
  });

  afterAll(async () => {
    await worker.close();
    await identity.stop();
  });

  const messageFor = async (email: string) => {
    const token = await identity.database.db.collection('one_time_tokens').findOne({ relates_to: email });
    return createMessage(verificationMailRequested, {
      user_id: String(token?.['user_id']),
      mail_id: String(token?._id),
      language: 'en',
    });
  };
  const handle = async (message: Message) => {
    const [handler] = createMailSubscription(worker).handlers;
    return handler?.handle(message.body, { message, attempt: 0, signal: new AbortController().signal });
  };

  test('because it was delivered twice: nothing is sent the second time', async () => {
    const deliver = createRedelivery(worker);
    const { email } = await signUpAndReadMail(identity);
    const message = await messageFor(email);
    for (let delivery = 0; delivery < 3; delivery += 1) await deliver(message);
    expect(identity.mailServer.mailsTo(email)).toHaveLength(2); // the sign-up's own, and one for the new message
  });

  test('R32 because the worker died before it recorded the sending: the identical mail', async () => {
    const { email, mail } = await signUpAndReadMail(identity);
    await handle(await messageFor(email)); // the effect, which marks it as done, is lost with the process
    const again = await identity.mailServer.waitForMail(email, 2);
    expect(again.messageId).toBe(mail.messageId);
    expect(again.text).toBe(mail.text);
    expect(again.html).toBe(mail.html);
  });

  test('after the address was confirmed: nothing', async () => {
    const { email, client, token } = await signUpAndReadMail(identity);
    await client.verifyOtp({ type: 'signup', token_hash: token });
    expect(await handle(await messageFor(email))).toBeUndefined();
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  });

  test('after the account is gone: nothing', async () => {
    const { email } = await signUpAndReadMail(identity);
    const message = await messageFor(email);
    await identity.database.db.collection('users').deleteOne({ email });
    expect(await handle(message)).toBeUndefined();
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  });
});

/** Delivers a message repeatedly, as a broker without its acknowledgement does. */
function createRedelivery(worker: Dependencies) {
  const inbox = new Inbox(worker.mongo.client, worker.mongo.db);
  const subscription = createMailSubscription(worker);
  return (message: Message) =>
    handleDelivery(
      subscription,
      { message, attempt: 0, signal: new AbortController().signal },
      { inbox, logger: silentLogger },
    );
}
