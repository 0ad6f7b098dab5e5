import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  /** Of the hook, as its address has it. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface HookAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON unless it is a string. */
  readonly body?: unknown;
}

export interface TestHookServer {
  readonly url: string;
  /** In order of arrival. */
  readonly calls: ReceivedCall[];
  readonly secret: string;
  /** What it answers to a hook from now on; without a word of it `{}`. */
  answer(name: string, answer: HookAnswer | ((call: ReceivedCall) => HookAnswer | Promise<HookAnswer>)): void;
  /** Forgets calls and answers. */
  reset(): void;
  callsOf(name: string): ReceivedCall[];
  stop(): Promise<void>;
}

export const newHookSecret = (): string => `v1,whsec_${randomBytes(32).toString('base64')}`;

/** An operator's server on loopback: each hook is one path. */
export async function startHookServer(): Promise<TestHookServer> {
  const calls: ReceivedCall[] = [];
  const answers = new Map<string, Parameters<TestHookServer['answer']>[1]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks).toString();
      const call: ReceivedCall = {
        name: (request.url ?? '').slice(1),
        headers: request.headers as Record<string, string>,
        rawBody,
        body: JSON.parse(rawBody) as Record<string, unknown>,
      };
      calls.push(call);
      void respond(call);
    });
    async function respond(call: ReceivedCall): Promise<void> {
      const given = answers.get(call.name) ?? {};
      const {
        status = 200,
        headers = { 'Content-Type': 'application/json' },
        body = {},
      } = typeof given === 'function' ? await given(call) : given;
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    secret: newHookSecret(),
    answer: (name, answer) => answers.set(name, answer),
    reset: () => {
      calls.splice(0);
      answers.clear();
    },
    callsOf: (name) => calls.filter((call) => call.name === name),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Settings of hooks that are on, by the middle of their names: `SEND_EMAIL`. */
export function hooksAt({ url, secret }: TestHookServer, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`HOOK_${name}_ENABLED`, 'true'],
      [`HOOK_${name}_URI`, `${url}/${name}`],
      [`HOOK_${name}_SECRETS`, secret],
    ]),
  );
}
