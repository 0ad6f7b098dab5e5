import type { ChildProcess } from 'node:child_process';
import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import { answerOf, type ChildLimits, ChildStopped, startGuardedChild } from '@sabi/service-kit/guarded-child';
import { z } from 'zod';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { detectFormat } from '../../engines/extraction/document-format';
import { extractedDocumentSchema } from '../../engines/extraction/extracted-document';
import type { TextExtractor } from '../../domain/cv-parsing/text-extractor';
import { type ChildAnswer, type ChildRequest, warmArgument, warmMessage } from './child-protocol';
import { ForkHost } from './fork/fork-host';
import { WorkerPool } from './worker-pool';

/** Lifetime of a child beyond the timeout when its parent has died. */
const orphanGraceMs = 5000;

/** Reads each document in a child process that is killed when it exceeds time or memory. */
export interface WarmTextExtractor extends TextExtractor {
  /** Resolves when the waiting processes are warm. */
  whenWarm(): Promise<void>;
  /** Ends the waiting processes. */
  close(): Promise<void>;
}

export interface ExtractorOptions extends ChildLimits {
  /** The built `integrations/text-extraction/child.js`. */
  readonly childPath: string;
  /**
   * The built `integrations/text-extraction/fork/host.js`: a process that forks one for each document. Where it
   * cannot, as on other systems than Linux, documents get the processes below.
   */
  readonly hostPath?: string | undefined;
  /** Number of warm processes; 0 starts one for each document. */
  readonly spares?: number;
  /** Delay before the first ones start. */
  readonly sparesAfterMs?: number;
}

/** Validated, because the child may have read a hostile file. */
const answerSchema: z.ZodType<ChildAnswer> = z.union([
  extractedDocumentSchema,
  z.strictObject({ code: z.enum(['NO_TEXT_EXTRACTED', 'INVALID_FILE']) }),
]);

export function createTextExtractor(options: ExtractorOptions): WarmTextExtractor {
  const { hostPath, childPath, spares = 0, sparesAfterMs, ...limits } = options;
  const host =
    hostPath !== undefined && process.platform === 'linux'
      ? new ForkHost({ hostPath, memoryMb: limits.memoryMb }, sparesAfterMs)
      : undefined;
  const start = (isWarm: boolean) =>
    startGuardedChild(childPath, isWarm ? [warmArgument] : [], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    });
  const startWaiting = (count: number) => new WorkerPool(() => start(true), count, sparesAfterMs);
  let waiting = startWaiting(host ? 0 : spares);
  void host?.whenReady().then(() => {
    if (host.isLost) waiting = startWaiting(spares);
  });
  return {
    extract: async ({ fileName, bytes }, signal) => {
      const document = { format: detectFormat(fileName, bytes), bytes };
      const readAlone = () => readInChild(waiting.take() ?? start(false), document, limits, signal);
      const said = host?.isReady
        ? await readInFork(host, document, { limits, signal, readAlone })
        : await readAlone();
      const answer = answerSchema.parse(said);
      if ('code' in answer) throw new CvUnreadable(answer.code);
      return answer;
    },
    whenWarm: async () => {
      await Promise.all([waiting.whenWarm(), host?.whenReady()]);
    },
    close: async () => {
      await Promise.all([waiting.close(), host?.close()]);
    },
  };
}

interface Document {
  readonly format: CvExtension;
  readonly bytes: Buffer;
}

/** @param readAlone for a document whose host was lost */
async function readInFork(
  host: ForkHost,
  { format, bytes }: Document,
  {
    limits,
    signal,
    readAlone,
  }: { limits: ChildLimits; signal: AbortSignal; readAlone: () => Promise<unknown> },
): Promise<unknown> {
  const reader = host.read(format, bytes, limits.timeoutMs + orphanGraceMs);
  try {
    return await answerOf(reader, limits, { signal });
  } catch (error) {
    if (error instanceof ChildStopped && error.reason === 'crash' && host.isLost) return await readAlone();
    throw error;
  } finally {
    host.end(reader);
  }
}

async function readInChild(
  child: ChildProcess,
  { format, bytes }: Document,
  limits: ChildLimits,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const order: ChildRequest = { format, lifetimeMs: limits.timeoutMs + orphanGraceMs };
    const answered = answerOf(child, limits, { signal, isAnswer: (said) => said !== warmMessage });
    if (child.connected) child.send(order, () => undefined);
    child.stdin?.end(bytes);
    return await answered;
  } finally {
    child.kill('SIGKILL');
  }
}
