import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { startHttpServer } from '../src/http-server';

describe('the HTTP server', () => {
  test('when it closes, a request under way is answered and new connections are refused', async () => {
    const server = await startHttpServer(
      (_request, response) => void setTimeout(() => response.end('finished'), 300),
      { host: '127.0.0.1', port: 0 },
    );
    const pending = fetch(server.url);
    await delay(100);
    const closing = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    expect(await (await pending).text()).toBe('finished');
    await closing;
  });

  test('a request that outlasts the grace is cut', async () => {
    const server = await startHttpServer(() => undefined, { host: '127.0.0.1', port: 0 });
    const pending = fetch(server.url);
    pending.catch(() => undefined);
    await delay(100);
    await server.close(200);
    await expect(pending).rejects.toThrow();
  });

  test('a client that never finishes its request is dropped, one that is quick is served meanwhile', async () => {
    const server = await startHttpServer((_request, response) => void response.end('ok'), {
      host: '127.0.0.1',
      port: 0,
      requestTimeoutMs: 1000,
    });
    const slow = connect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    const closed = once(slow, 'close');
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nfirst');
    slow.resume();
    expect(await (await fetch(server.url)).text()).toBe('ok');
    const startedAt = Date.now();
    await closed;
    expect(Date.now() - startedAt).toBeLessThan(5000);
    await server.close(0);
  });
});
