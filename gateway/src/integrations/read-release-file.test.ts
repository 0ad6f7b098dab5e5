import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { readFromOrigin } from './read-release-file';

/** An origin that drops the first connections and counts its requests. */
async function startOrigin(cuts: number, status: number) {
  let asked = 0;
  const origin = await startLoopbackServer((incoming, response) => {
    asked += 1;
    if (asked <= cuts) incoming.socket.destroy();
    else response.writeHead(status, { Location: '/elsewhere' }).end('content');
  });
  return { ...origin, countAsked: () => asked };
}

test('a file is asked for again when no answer came', async () => {
  const origin = await startOrigin(1, 200);
  expect(Buffer.from(await readFromOrigin(`${origin.url}/file.js`)).toString()).toBe('content');
  await origin.stop();
});

test.each([404, 302, 503])('an answer of %i is the last word', async (status) => {
  const origin = await startOrigin(0, status);
  await expect(readFromOrigin(`${origin.url}/file.js`)).rejects.toThrow(`answered ${status}`);
  expect(origin.countAsked()).toBe(1);
  await origin.stop();
});
