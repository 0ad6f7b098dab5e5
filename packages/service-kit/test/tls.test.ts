import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { createCertificate } from '@sabi/test-kit/certificate';
import { Router } from 'express';
import { EnvError, readTls } from '../src/env';
import { startHttpServer } from '../src/http-server';
import { createLogger } from '../src/logger';
import { startService } from '../src/service';

const { key, cert } = createCertificate();
const logger = createLogger({ service: 'test', level: 'silent' });

async function ask(url: string, ca?: string): Promise<{ status: number | undefined; body: string }> {
  const [response] = (await once(get(url, { ...(ca && { ca }), agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, body: await text(response) };
}

describe('S84 a port with a key and a certificate', () => {
  test('speaks TLS alone, to who trusts it', async () => {
    const service = await startService({
      env: { HOST: '127.0.0.1', PORT: 0, DRAIN_DELAY_MS: 0, TLS_KEY: key, TLS_CERTIFICATE: cert },
      logger,
      assemble: async () => ({ router: Router(), checks: {}, stop: async () => undefined }),
    });
    await service.ready;
    expect(service.url).toMatch(/^https:/);
    await expect(ask(`${service.url}/healthz/startup`, cert)).resolves.toMatchObject({ status: 200 });
    await expect(ask(`${service.url}/healthz/startup`)).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    await expect(fetch(`${service.url.replace('https', 'http')}/healthz/startup`)).rejects.toThrow();
    await service.stop();
  });

  test('answers what is under way when it closes', async () => {
    let answer: () => void = () => undefined;
    const server = await startHttpServer((_request, response) => (answer = () => response.end('finished')), {
      host: '127.0.0.1',
      port: 0,
      tls: { key, cert },
    });
    const arrived = once(server.server, 'request');
    const pending = ask(server.url, cert);
    await arrived;
    const closing = server.close();
    answer();
    await expect(pending).resolves.toMatchObject({ body: 'finished' });
    await closing;
  });

  test.each([
    ['a key without a certificate', { TLS_KEY: key }, 'TLS_CERTIFICATE: has to be set as well'],
    ['a certificate without a key', { TLS_CERTIFICATE: cert }, 'TLS_KEY: has to be set as well'],
    [
      'a certificate of another key',
      { TLS_KEY: createCertificate().key, TLS_CERTIFICATE: cert },
      'TLS_CERTIFICATE: is no certificate of TLS_KEY',
    ],
  ])('does not open by %s', (_what, env, fault) => {
    expect(() => readTls(env)).toThrow(new EnvError([fault]));
  });

  test('is plain HTTP without either', () => {
    expect(readTls({})).toBeUndefined();
  });
});
