import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { PictureExtension } from '@sabi/contracts/picture-file';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import { type ChildAnswer, type ChildOrder, pictureFaults } from './child-protocol';

const memoryCheckMs = 50;
/** How much longer than its parent's patience a child may live when the parent has died. */
const orphanGraceMs = 5000;
const busyRetrySeconds = 5;

export interface PictureLimits {
  readonly timeoutMs: number;
  /** Of the whole resident set: decoders take their memory beside the heap. */
  readonly memoryMb: number;
  /** How many files may be received or wait at once: each is in memory as a whole. */
  readonly maxAtOnce: number;
}

/** 40 million pixels in the dearest of the formats take about 400 MB. */
export const defaultPictureLimits: PictureLimits = { timeoutMs: 15_000, memoryMb: 512, maxAtOnce: 16 };

export interface PictureMaker {
  /**
   * Makes a square WebP of the file that `receive` gives, in a process of its own that is killed when it takes too long or
   * too much memory; one at a time.
   * @throws {AppError} DEPENDENCY_UNAVAILABLE before `receive` is called when too many are waiting; PICTURE_… for what is
   *   wrong with the file; whatever `receive` throws
   */
  make(extension: PictureExtension, receive: () => Promise<Buffer>): Promise<Buffer>;
}

/** The child read something hostile: what it says is checked like any other input. */
const answerSchema: z.ZodType<ChildAnswer> = z.union([
  z.strictObject({ bytes: z.instanceof(Uint8Array) }),
  z.strictObject({ fault: z.enum(pictureFaults) }),
]);

/** @param options.childPath the built `pictures/child.js` */
export function createPictureMaker(
  options: PictureLimits & { readonly childPath: string; readonly logger: Logger },
): PictureMaker {
  let admitted = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    make: async (extension, receive) => {
      if (admitted >= options.maxAtOnce)
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds });
      admitted += 1;
      try {
        const file = await receive();
        const made = last.then(() => makeInChild(extension, file, options));
        last = made.catch(() => undefined);
        return await made;
      } finally {
        admitted -= 1;
      }
    },
  };
}

async function makeInChild(
  extension: PictureExtension,
  file: Buffer,
  options: PictureLimits & { readonly childPath: string; readonly logger: Logger },
): Promise<Buffer> {
  const child = startChild({ extension, lifetimeMs: options.timeoutMs + orphanGraceMs }, options.childPath);
  try {
    const answered = supervise(child, options);
    child.stdin?.on('error', () => undefined).end(file); // a child that ended early is told by its exit
    const answer = answerSchema.parse(await answered);
    if ('fault' in answer) throw new AppError(answer.fault);
    return Buffer.from(answer.bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    options.logger.warn({ err: error, extension, size_bytes: file.length }, 'picture.stopped');
    throw new AppError('PICTURE_UNREADABLE', { cause: error });
  } finally {
    child.kill('SIGKILL');
  }
}

/** No environment, no output: no secrets go in, and nothing out but the answer. */
function startChild(order: ChildOrder, childPath: string): ChildProcess {
  return fork(childPath, [JSON.stringify(order)], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

async function supervise(child: ChildProcess, { timeoutMs, memoryMb }: PictureLimits): Promise<unknown> {
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const stop = (reason: string) => () => reject(new Error(`Making the picture was stopped: ${reason}`));
      child.once('message', resolve).once('error', stop('crash')).once('exit', stop('crash'));
      timers.push(setTimeout(stop('timeout'), timeoutMs));
      const check = async () => (await residentMegabytes(child.pid)) > memoryMb && stop('memory')();
      timers.push(setInterval(() => void check(), memoryCheckMs));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** 0 where the system does not tell: the limit of pixels remains. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
