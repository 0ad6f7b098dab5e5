import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';

export interface ReceivedCall {
  /** Hook name from the path. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface HookAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless a string. */
  readonly body?: unknown;
}

export interface TestHookServer {
  readonly url: string;
  readonly calls: ReceivedCall[];
  readonly secret: string;
  /** Sets a hook's answer; `{}` by default. */
  answer(name: string, answer: HookAnswer | ((call: ReceivedCall) => HookAnswer | Promise<HookAnswer>)): void;
  /** Clears calls and answers. */
  reset(): void;
  callsOf(name: string): ReceivedCall[];
  stop(): Promise<void>;
}

export const newHookSecret = (): string => `v1,whsec_${randomBytes(32).toString('base64')}`;

/** An operator's server; each hook is a path. */
export async function startHookServer(): Promise<TestHookServer> {
  const calls: ReceivedCall[] = [];
  const answers = new Map<string, Parameters<TestHookServer['answer']>[1]>();
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await text(request);
    const call: ReceivedCall = {
      name: (request.url ?? '').slice(1),
      headers: request.headers as Record<string, string>,
      rawBody,
      body: JSON.parse(rawBody) as Record<string, unknown>,
    };
    calls.push(call);
    const given = answers.get(call.name) ?? {};
    const {
      status = 200,
      headers = { 'Content-Type': 'application/json' },
      body = {},
    } = typeof given === 'function' ? await given(call) : given;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  const server = await startLoopbackServer((request, response) => void respond(request, response));
  return {
    url: server.url,
    calls,
    secret: newHookSecret(),
    answer: (name, answer) => answers.set(name, answer),
    reset: () => {
      calls.splice(0);
      answers.clear();
    },
    callsOf: (name) => calls.filter((call) => call.name === name),
    stop: server.stop,
  };
}

/** Settings that enable hooks, by the middle of their names: `SEND_EMAIL`. */
export function hooksAt({ url, secret }: TestHookServer, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`HOOK_${name}_ENABLED`, 'true'],
      [`HOOK_${name}_URI`, `${url}/${name}`],
      [`HOOK_${name}_SECRETS`, secret],
    ]),
  );
}
