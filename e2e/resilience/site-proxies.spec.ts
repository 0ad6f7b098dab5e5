import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { uploadFileRoute } from '@sabi/contracts/http/profile/profile';
import { watchInboxRoute } from '@sabi/contracts/http/notification/notifications';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { makePdf } from '@sabi/test-kit/make-pdf';
import { proxies, type RunningProxy, startProxy } from '../support/proxy';
import { expect, test } from '../support/site-test';
import { password } from '../support/site-user';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A visitor's requests by TLS, of which each is a connection of its own. */
class ProxyVisitor {
  constructor(private readonly proxy: RunningProxy) {}

  async open(path: string, options: RequestOptions = {}, body?: Buffer | string): Promise<IncomingMessage> {
    const { httpsPort: port, certificate: ca } = this.proxy;
    const sent = requestHttps({ host: 'localhost', port, path, ca, agent: false, ...options });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  }

  async ask(path: string, options: RequestOptions = {}, body?: Buffer | string): Promise<Answer> {
    const response = await this.open(path, options, body);
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  /** @param claims headers that only a proxy may set */
  async signUp(claims: Readonly<Record<string, string>>) {
    const body = { email: `${randomUUID()}@mail.example`, password, data: { user_type: 'talent' } };
    const headers = { 'Content-Type': 'application/json', ...claims };
    const answer = await this.ask('/auth/v1/signup', { method: 'POST', headers }, JSON.stringify(body));
    expect(answer.status, answer.text).toBe(200);
    const { access_token: token, user } = JSON.parse(answer.text) as {
      access_token: string;
      user: { id: string };
    };
    return { userId: user.id, headers: { Authorization: `Bearer ${token}` } };
  }
}

/** Reads an open stream until it has sent the text. */
async function readUntil(stream: IncomingMessage, text: string): Promise<void> {
  let seen = '';
  while (!seen.includes(text)) {
    const [chunk] = (await once(stream, 'data')) as [string];
    seen += chunk;
  }
}

/** A PDF of this size: its reader starts at the end, so what precedes the end is padded by a comment. */
function cvOf(bytes: number): Buffer {
  const cv = makePdf('Putri Ayu');
  const padding = Buffer.alloc(bytes - cv.length, '%');
  return Buffer.concat([cv, padding]);
}

test.describe('behind a proxy, set up as in operations/proxy', () => {
  const closing: (() => Promise<void>)[] = [];
  /** Of an open stream behind each proxy, at the end, as they come half a minute after its start. */
  const heartbeats: Promise<void>[] = [];
  test.afterAll(() => Promise.all(closing.map((close) => close())));

  for (const name of proxies)
    test(`visitors upload, follow events and keep their address (${name})`, async ({ site }) => {
      const proxy = await startProxy(name, site.url);
      test.skip(!proxy, `${name} is not installed: its example in operations/proxy was not tested`);
      if (!proxy) return;
      closing.push(() => proxy.stop());
      const visitor = new ProxyVisitor(proxy);
      const { userId, headers } = await visitor.signUp({ 'X-Forwarded-For': '203.0.113.77' });
      const stream = (await visitor.open(watchInboxRoute.path, { headers })).setEncoding('utf8');
      closing.push(async () => void stream.destroy());
      expect(stream.statusCode).toBe(200);
      await readUntil(stream, 'event: inbox'); // which a proxy that collects answers would hold back
      const heartbeat = readUntil(stream, ': heartbeat');
      heartbeat.catch(() => undefined); // reported by the last test
      heartbeats.push(heartbeat);

      const path = `/storage/v1/object/profile-assets/${userId}/cv_${Date.now()}.pdf`;
      const upload = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/pdf' } };
      const accepted = await visitor.ask(path, upload, cvOf(cvMaxBytes));
      expect(accepted.status, accepted.text).toBe(200);
      expect(uploadFileRoute.responses[200].safeParse(JSON.parse(accepted.text)).success).toBe(true);

      const session = await site
        .databaseOf('svc-identity')
        .collection('sessions')
        .findOne({ user_id: userId });
      expect(session?.['ip']).toBe('127.0.0.1');
      const page = await visitor.ask('/blog');
      expect(page.status).toBe(200);
      expect(await askWithoutTls(proxy)).toEqual([308, 'https://localhost/blog']);
    });

  test('each of them leaves a stream open that is silent until its heartbeat', async () => {
    test.skip(heartbeats.length === 0, 'no proxy is installed');
    await Promise.all(heartbeats);
  });
});

async function askWithoutTls({ httpPort }: RunningProxy): Promise<[number | undefined, string | undefined]> {
  const sent = requestHttp({ host: 'localhost', port: httpPort, path: '/blog', agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return [response.statusCode, response.headers.location?.replace(/:\d+\//, '/')];
}
