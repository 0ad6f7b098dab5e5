import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { Upstream } from './upstream';

const clientHello = 0x16;

test('an upstream behind https is spoken to by TLS, under its own name and not the one the visitor asked for', async () => {
  const upstreamServer = createServer((socket) => {
    socket.once('data', (bytes: Buffer) => {
      upstreamServer.emit('greeting', bytes);
      socket.destroy();
    });
  }).listen(0, 'localhost');
  await once(upstreamServer, 'listening');
  const greeting = once(upstreamServer, 'greeting') as Promise<[Buffer]>;
  const { port } = upstreamServer.address() as AddressInfo;
  const upstream = new Upstream('test', `https://localhost:${port}`, silentLogger);
  const site = createHttpServer((incoming, response) => {
    upstream.forward(incoming, response, { maxBodyBytes: 0, timeoutMs: 2000 }).catch((error: Error) => {
      response.writeHead(502).end(error.message);
    });
  });
  await request(site).get('/').set('Host', 'site.example').expect(502);
  const [bytes] = await greeting;
  expect(bytes[0]).toBe(clientHello);
  expect(bytes.includes('localhost')).toBe(true);
  expect(bytes.includes('site.example')).toBe(false);
  upstream.close();
  upstreamServer.close();
});
