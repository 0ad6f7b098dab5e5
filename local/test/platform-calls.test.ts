/** @jest-environment node */
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { exportJWK, generateKeyPair } from 'jose';
import { createPlatformCalls } from '../src/demo/platform-calls';

/** Answers with these statuses, one after the other. */
async function serve(statuses: readonly number[]) {
  const left = [...statuses];
  const asked: string[] = [];
  const server = await startLoopbackServer((request, response) => {
    asked.push(request.method ?? '');
    const status = left.shift() ?? 500;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(status === 503 && { 'Retry-After': '0' }),
    });
    response.end('{}');
  });
  return { ...server, asked };
}

async function createCalls() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'ES256' };
  return createPlatformCalls({ issuer: 'http://127.0.0.1', jwtKeys: JSON.stringify([key]) });
}

test('a service that is too busy is asked again, any other refusal is an error', async () => {
  const calls = await createCalls();
  const busy = await serve([503, 503, 200, 503, 200, 409]);
  try {
    expect(await calls.post(busy.url, { name: 'SQL' }, '')).toEqual({ status: 200, body: {} });
    expect((await calls.get(busy.url, '')).status).toBe(200);
    expect(busy.asked).toEqual(['POST', 'POST', 'POST', 'GET', 'GET']);
    await expect(calls.post(busy.url, {}, '')).rejects.toThrow('Demonstration data: / answered 409');
  } finally {
    await busy.stop();
  }
});
