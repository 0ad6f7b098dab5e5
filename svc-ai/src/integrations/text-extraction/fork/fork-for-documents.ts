import { readSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import { forkedAnswer, orderDescriptor, parseOrder, readyAnswer } from './fork-protocol';
import { readToEnd } from './read-to-end';
import { createSystemCalls } from './system-calls';

/** What the forked processes do. */
export interface Forking {
  /** Before the first of them, in the process that forks. */
  readonly prepare: () => Promise<void>;
  /** @returns what can be written as JSON */
  readonly answer: (format: CvExtension, bytes: Buffer) => Promise<unknown>;
}

const socketPath = process.argv[2] ?? '';
const calls = createSystemCalls();
const say = (text: string) => writeSync(orderDescriptor, text);

/** Orders as they come. Blocks, so that this process has no event loop that a forked one would share. */
function* orders(): Generator<string> {
  const piece = Buffer.alloc(4096);
  let rest = '';
  for (;;) {
    const length = readSync(orderDescriptor, piece);
    if (length === 0) return; // the service has ended
    const lines = (rest + piece.toString('latin1', 0, length)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Returns in each forked process, with its token; in this one when the service has ended. */
function serve(): string | undefined {
  for (const line of orders()) {
    const order = parseOrder(line);
    if (order?.kind === 'end') calls.end(order.pid);
    if (order?.kind !== 'read') continue;
    const pid = calls.fork();
    if (pid === 0) {
      calls.close(orderDescriptor);
      calls.limitLifetime(order.seconds);
      calls.renewEventLoop();
      return order.token;
    }
    say(forkedAnswer(order.token, pid));
  }
  return undefined;
}

/** Format and document come over a socket of this process's own, the answer goes back over it. */
async function readOne(token: string, answer: Forking['answer']): Promise<void> {
  const service = connect({ path: socketPath, allowHalfOpen: true });
  service.on('error', () => process.abort());
  service.write(token);
  const order = await readToEnd(service);
  const end = order.indexOf('\n');
  const format = order.toString('latin1', 0, end) as CvExtension;
  service.end(JSON.stringify(await answer(format, order.subarray(end + 1))));
  await new Promise(() => undefined); // the host ends this process
}

/** Forks a process for each order until the service ends. */
export async function forkForDocuments({ prepare, answer }: Forking): Promise<void> {
  // Signals to the process group must not interrupt a document: the service decides.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  await prepare();
  say(`${readyAnswer}\n`);
  const token = serve();
  if (token === undefined) process.exit(0);
  setInterval(() => undefined, 60_000); // the process waits for its end
  await readOne(token, answer);
}
