import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestCaptchaServer {
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: Record<string, string>[];
  /** What it answers. */
  mode: 'well' | 'broken' | 'silent';
  stop(): Promise<void>;
}

/** The one token that somebody has solved the riddle for. */
export const solved = 'a-riddle-that-somebody-has-solved';

/** Plays `siteverify` of hCaptcha and Turnstile on loopback. */
export async function startCaptchaServer(secret: string): Promise<TestCaptchaServer> {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      asked.push(form);
      if (captcha.mode === 'silent') return;
      response.setHeader('Content-Type', 'application/json');
      if (captcha.mode === 'broken') response.writeHead(500).end('<html>');
      else if (form['secret'] !== secret)
        response.end(JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }));
      else if (form['response'] === solved) response.end(JSON.stringify({ success: true }));
      else
        response.end(
          JSON.stringify({
            success: false,
            'error-codes': ['invalid-input-response', 'timeout-or-duplicate'],
          }),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const captcha: TestCaptchaServer = {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    mode: 'well',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return captcha;
}
