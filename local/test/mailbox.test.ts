import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '@sabi/dev-infra/find-port';
import { createSmtpMailer } from '@sabi/service-kit/mail/smtp-mailer';
import { type Mailbox, startMailbox } from '../src/mailbox';

let folder: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-mailbox-'));
  mailbox = await startMailbox({ webPort: await findPort(), folder, allowedHosts: ['mails.example'] });
});

afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const asked = request(new URL(path, mailbox.webUrl), { method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, text };
}

const countMails = async () => (JSON.parse((await ask('/api/email')).text) as unknown[]).length;

describe('the mailbox', () => {
  beforeAll(async () => {
    const mailer = createSmtpMailer({
      url: mailbox.smtpUrl,
      senderName: 'Sabi',
      senderAddress: 'hello@sabi.example',
    });
    const [subject, text] = ['Verify your address', 'Your code is 123456'];
    await mailer.send({ id: '1', to: 'ayu@demo.example', language: 'en', subject, text, html: text });
    mailer.close();
  });

  test('is read at its address, also by a name that is allowed', async () => {
    expect(await countMails()).toBe(1);
    expect(await ask('/', { 'sec-fetch-site': 'none' })).toMatchObject({ status: 200 });
    expect(await ask('/api/email', { host: 'mails.example' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['GET', '/api/email'],
    ['OPTIONS', '/api/email/all'],
    ['DELETE', '/api/email/all'],
    ['GET', '/api/reloadMailsFromDirectory'],
    ['GET', '/socket.io/?EIO=4&transport=polling'],
  ])('refuses %s %s to a page of another site, and says nothing that lets it in', async (method, path) => {
    const answer = await ask(path, { method, origin: 'https://other.example' });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('demo.example');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await countMails()).toBe(1);
  });

  test.each(['/api/email', '/', '/socket.io/?EIO=4&transport=polling'])(
    'refuses %s to a name that a page has given its address',
    async (path) => {
      expect(await ask(path, { host: 'rebound.example' })).toMatchObject({ status: 421 });
    },
  );
});
