import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';

export interface TestCaptchaServer {
  readonly url: string;
  /** Requests in order. */
  readonly asked: Record<string, string>[];
  /** Kind of answer. */
  mode: 'well' | 'broken' | 'silent';
  stop(): Promise<void>;
}

/** The only accepted token. */
export const solved = 'solved-captcha';

/** Plays `siteverify` of hCaptcha and Turnstile on loopback. */
export async function startCaptchaServer(secret: string): Promise<TestCaptchaServer> {
  const asked: Record<string, string>[] = [];
  const server = await startLoopbackServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
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
  const captcha: TestCaptchaServer = {
    url: `${server.url}/siteverify`,
    asked,
    mode: 'well',
    stop: server.stop,
  };
  return captcha;
}
