import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CvUnreadable } from '../domain/cv-unreadable';
import type { ChildAnswer, ChildOrder } from './child-protocol';
import { agreedFormat } from './document-format';
import { type ExtractedDocument, extractedDocumentSchema } from './extracted-document';

const memoryCheckMs = 200;
/** How much longer than its parent's patience a child may live when the parent has died. */
const orphanGraceMs = 5000;

export interface TextExtractor {
  /**
   * What a document says, read in a process of its own that is killed when it takes too long or too much memory.
   * @throws {CvUnreadable} when there is nothing to read @throws {ExtractionStopped} when the process had to be stopped
   */
  extract(document: { fileName: string; bytes: Buffer }, signal: AbortSignal): Promise<ExtractedDocument>;
}

export interface ExtractionLimits {
  readonly timeoutMs: number;
  /** For the heap and for the whole resident set. */
  readonly memoryMb: number;
}

/** The child did not come to an end by itself: worth another try, for the machine may have been short of time or memory. */
export class ExtractionStopped extends Error {
  override readonly name = 'ExtractionStopped';

  constructor(readonly reason: 'timeout' | 'memory' | 'crash' | 'cancelled') {
    super(`The extraction was stopped: ${reason}`);
  }
}

/** The child read something hostile: what it says is checked like any other input. */
const answerSchema: z.ZodType<ChildAnswer> = z.union([
  extractedDocumentSchema,
  z.strictObject({ code: z.enum(['NO_TEXT_EXTRACTED', 'INVALID_FILE']) }),
]);

/** @param options.childPath the built `extraction/child.js` */
export function createTextExtractor(options: ExtractionLimits & { childPath: string }): TextExtractor {
  return {
    extract: async ({ fileName, bytes }, signal) => {
      const format = agreedFormat(fileName, bytes);
      const child = startChild({ format, lifetimeMs: options.timeoutMs + orphanGraceMs }, options);
      try {
        const answered = supervise(child, options, signal);
        child.stdin?.on('error', () => undefined).end(bytes); // a child that ended early is told by its exit
        const answer = answerSchema.parse(await answered);
        if ('code' in answer) throw new CvUnreadable(answer.code);
        return answer;
      } finally {
        child.kill('SIGKILL');
      }
    },
  };
}

/** No environment, no output: neither secrets go in nor a document's text into a log. */
function startChild(
  order: ChildOrder,
  { childPath, memoryMb }: ExtractionLimits & { childPath: string },
): ChildProcess {
  return fork(childPath, [JSON.stringify(order)], {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

async function supervise(
  child: ChildProcess,
  limits: ExtractionLimits,
  signal: AbortSignal,
): Promise<unknown> {
  const timers: NodeJS.Timeout[] = [];
  const cancellation = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const stop = (reason: ExtractionStopped['reason']) => () => reject(new ExtractionStopped(reason));
      child.once('message', resolve).once('error', stop('crash')).once('exit', stop('crash'));
      timers.push(setTimeout(stop('timeout'), limits.timeoutMs));
      timers.push(setInterval(() => void stopOver(child, limits.memoryMb, stop('memory')), memoryCheckMs));
      signal.addEventListener('abort', stop('cancelled'), { signal: cancellation.signal });
      if (signal.aborted) stop('cancelled')();
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    cancellation.abort();
  }
}

async function stopOver(child: ChildProcess, memoryMb: number, stop: () => void): Promise<void> {
  const residentMb = await residentMegabytes(child.pid);
  if (residentMb > memoryMb) stop();
}

/** 0 where the system does not tell: the heap's own limit remains. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
