import { connect } from 'node:net';
import { once } from 'node:events';
import { startHttpServer } from '../src/http-server';

describe('the HTTP server', () => {
  test('when it closes, a request under way is answered and new connections are refused', async () => {
    let answer: () => void = () => undefined;
    const server = await startHttpServer((_request, response) => (answer = () => response.end('finished')), {
      host: '127.0.0.1',
      port: 0,
    });
    const arrived = once(server.server, 'request');
    const pending = fetch(server.url);
    await arrived;
    const closing = server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    answer();
    expect(await (await pending).text()).toBe('finished');
    await closing;
  });

  test('a request that outlasts the grace is cut', async () => {
    const server = await startHttpServer(() => undefined, { host: '127.0.0.1', port: 0 });
    const arrived = once(server.server, 'request');
    const cut = expect(fetch(server.url)).rejects.toThrow();
    await arrived;
    await server.close(200);
    await cut;
  });

  test('a client that never finishes its request is dropped, one that is quick is served meanwhile', async () => {
    const server = await startHttpServer((_request, response) => void response.end('ok'), {
      host: '127.0.0.1',
      port: 0,
      requestTimeoutMs: 4000, // more than the quick one takes on a machine that is busy
    });
    const slow = connect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    const closed = once(slow, 'close');
    slow.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nfirst');
    slow.resume();
    expect(await (await fetch(server.url)).text()).toBe('ok');
    expect(server.server.requestTimeout).toBe(4000);
    await closed;
    await server.close(0);
  });

  test.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['the same length twice', 'Content-Length: 4\r\nContent-Length: 4'],
    ['a blank before the colon', 'Content-Length : 4'],
    ['a header over two lines', 'X-Text: one\r\n two'],
  ])('a request with %s, which proxies read in two ways, is not read at all', async (_what, headers) => {
    let served = 0;
    const server = await startHttpServer(
      (_request, response) => {
        served += 1;
        response.end();
      },
      { host: '127.0.0.1', port: 0 },
    );
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n\r\n0\r\n\r\n`);
    await closed;
    await server.close(0);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(served).toBe(0);
  });
});
