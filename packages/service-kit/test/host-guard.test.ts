import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { requestStatus } from '@sabi/test-kit/request-status';
import { guardServer } from '../src/host-guard';
import { type RunningHttpServer, startHttpServer } from '../src/http-server';

let running: RunningHttpServer | undefined;

afterEach(async () => {
  await running?.close(0);
  running = undefined;
});

async function start(options: { host?: string; allowedHosts?: string[]; allowedOrigins?: string[] } = {}) {
  running = await startHttpServer((_request, response) => void response.end('read'), {
    host: '127.0.0.1',
    port: 0,
    ...options,
  });
  return running;
}

const ask = ({ port }: { port: number }, headers: Record<string, string>, method?: string) =>
  requestStatus(`http://127.0.0.1:${port}`, headers, method);

describe('a server of loopback', () => {
  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '[::1]', 'oidc.localhost'])(
    'answers to %s at its port, at that of a tunnel, and without one',
    async (name) => {
      const server = await start();
      for (const host of [`${name}:${server.port}`, `${name}:9000`, name])
        expect(await ask(server, { host })).toBe(200);
    },
  );

  test.each([
    'rebound.example',
    'rebound.example:80',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'notlocalhost',
    '192.168.0.7',
    '[::1',
    'localhost@rebound.example',
    '.',
  ])('does not answer to %j, to which a page can give its address', async (host) => {
    expect(await ask(await start(), { host })).toBe(421);
  });

  test('answers to a name that is allowed, and still to its own', async () => {
    const server = await start({ allowedHosts: ['sabi.example'] });
    expect(await ask(server, { host: `Sabi.example:${server.port}` })).toBe(200);
    expect(await ask(server, { host: `localhost:${server.port}` })).toBe(200);
    expect(await ask(server, { host: 'rebound.example' })).toBe(421);
  });

  test('leaves to what it serves which sites may ask, unless it is set', async () => {
    const server = await start();
    expect(await ask(server, { origin: 'https://shop.example' }, 'POST')).toBe(200);
  });
});

describe('a server that is reached from elsewhere', () => {
  test('answers to any name, for that is given by those who run it', async () => {
    expect(await ask(await start({ host: '0.0.0.0' }), { host: 'svc-profile:8080' })).toBe(200);
  });

  test('answers to the names on its list alone where there is one', async () => {
    const server = await start({ host: '0.0.0.0', allowedHosts: ['gateway'] });
    expect(await ask(server, { host: 'gateway:8080' })).toBe(200);
    expect(await ask(server, { host: 'rebound.example:8080' })).toBe(421);
  });
});

describe('a server for its own pages', () => {
  const startOwn = () => start({ allowedOrigins: ['https://sabi.example'] });
  const from = (site: string, mode: string, dest: string) => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });

  test.each([
    ['a tool or a server, which says nothing', {}, 'POST'],
    ['a form of its own page', from('same-origin', 'navigate', 'document'), 'POST'],
    ['an address that was typed', from('none', 'navigate', 'document'), 'GET'],
    ['a link on another site', from('cross-site', 'navigate', 'document'), 'GET'],
    ['a page of a site that is allowed', { origin: 'https://sabi.example' }, 'POST'],
    [
      'its page, which posts without an origin because of a referrer policy',
      { ...from('same-origin', 'navigate', 'document'), origin: 'null' },
      'POST',
    ],
  ])('is asked by %s', async (_who, headers, method) => {
    expect(await ask(await startOwn(), headers, method)).toBe(200);
  });

  test('is asked by its own page in a browser that says only the origin', async () => {
    const server = await startOwn();
    const host = `localhost:${server.port}`;
    expect(await ask(server, { host, origin: `http://${host}` }, 'DELETE')).toBe(200);
  });

  test.each([
    ['script of another site', { origin: 'https://other.example' }, 'GET'],
    ['script of another port here', { origin: 'http://localhost:1' }, 'DELETE'],
    ['a preflight of another site', { origin: 'https://other.example' }, 'OPTIONS'],
    ['a page in a sandbox', { origin: 'null' }, 'POST'],
    ['a form of another site', from('cross-site', 'navigate', 'document'), 'POST'],
    ['a form of another port here', from('same-site', 'navigate', 'document'), 'POST'],
    ['a frame on another site', from('cross-site', 'navigate', 'iframe'), 'GET'],
    ['a picture on another site', from('cross-site', 'no-cors', 'image'), 'GET'],
  ])('is not asked by %s', async (_who, headers, method) => {
    expect(await ask(await startOwn(), headers, method)).toBe(403);
  });
});

test('a connection that asks to become a WebSocket is guarded as well', async () => {
  const server = await start();
  let upgrades = 0;
  server.server.on('upgrade', (_request, socket) => {
    upgrades += 1;
    socket.end();
  });
  guardServer(server.server as Server, { hosts: [], origins: [] });
  const socket = connect(server.port, '127.0.0.1').resume();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://other.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(upgrades).toBe(0);
});
