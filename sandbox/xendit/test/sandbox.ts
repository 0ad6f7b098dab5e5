import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RunningService } from '@sabi/service-kit/service';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { Invoice } from 'xendit-node';
import { type Clock, readEnv, startSandboxXendit } from '../src/service';

export const secretKey = 'xnd_development_test';
export const callbackToken = 'token-of-the-test';

/** A webhook as received by the merchant. */
export interface Received {
  readonly token: string | undefined;
  readonly body: Record<string, unknown>;
}

/** The merchant's webhook endpoint: stores requests and gives the configured answers. */
export class Merchant {
  readonly received: Received[] = [];
  /** Status codes of the next answers, in order; 200 afterwards. Zero never answers. */
  readonly answers: number[] = [];
  #server: LoopbackServer | undefined;

  /** Keeps connections longer than a test lasts: a webhook sent on a closing connection would be lost. */
  async start(): Promise<string> {
    this.#server = await startLoopbackServer((request, response) => void this.#take(request, response));
    return `${this.#server.url}/webhooks/xendit`;
  }

  forget(): void {
    this.received.length = 0;
    this.answers.length = 0;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const token = request.headers['x-callback-token'];
    this.received.push({ token: String(token), body: JSON.parse(body) as Record<string, unknown> });
    const status = this.answers.shift() ?? 200;
    if (status > 0) response.writeHead(status).end();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

export async function startSandbox(
  settings: Record<string, string> = {},
  options: { clock?: Clock } = {},
): Promise<RunningService> {
  const env = { PORT: '0', SECRET_KEY: secretKey, CALLBACK_TOKEN: callbackToken, ...settings };
  const sandbox = await startSandboxXendit(readEnv(env), silentLogger, options);
  await sandbox.ready;
  return sandbox;
}

/** The SDK as an application uses it. */
export const createSdk = (url: string, key = secretKey) => new Invoice({ secretKey: key, xenditURL: url });

/** A control of the sandbox. @returns its JSON, or undefined without a body */
export async function control<T = unknown>(
  url: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${url}/sandbox${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
