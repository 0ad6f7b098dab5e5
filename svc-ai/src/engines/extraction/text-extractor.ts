import { answerOf, type ChildLimits, startGuardedChild } from '@sabi/service-kit/guarded-child';
import { z } from 'zod';
import { CvUnreadable } from './cv-unreadable';
import { type ChildAnswer, type ChildRequest, warmArgument, warmMessage } from './child-protocol';
import { detectFormat } from './document-format';
import { type ExtractedDocument, extractedDocumentSchema } from './extracted-document';
import { WorkerPool } from './worker-pool';

/** How much longer than its parent's patience a child may live when the parent has died. */
const orphanGraceMs = 5000;

export interface TextExtractor {
  /**
   * What a document says, read in a process of its own that is killed when it takes too long or too much memory.
   * @throws {CvUnreadable} when there is nothing to read @throws {ChildStopped} when the process had to be stopped
   */
  extract(document: { fileName: string; bytes: Buffer }, signal: AbortSignal): Promise<ExtractedDocument>;
}

export interface WarmTextExtractor extends TextExtractor {
  /** Resolves when its spare processes have everything loaded. */
  whenWarm(): Promise<void>;
  /** Ends its spare processes. */
  close(): Promise<void>;
}

export interface ExtractorOptions extends ChildLimits {
  /** The built `engines/extraction/child.js`. */
  readonly childPath: string;
  /** How many processes wait for documents with everything loaded; without one each is started when its document comes. */
  readonly spares?: number;
  /** When the first of them are started. */
  readonly sparesAfterMs?: number;
}

/** The child read something hostile: what it says is checked like any other input. */
const answerSchema: z.ZodType<ChildAnswer> = z.union([
  extractedDocumentSchema,
  z.strictObject({ code: z.enum(['NO_TEXT_EXTRACTED', 'INVALID_FILE']) }),
]);

export function createTextExtractor({
  childPath,
  spares = 0,
  sparesAfterMs,
  ...limits
}: ExtractorOptions): WarmTextExtractor {
  const start = (isWarm: boolean) =>
    startGuardedChild(childPath, isWarm ? [warmArgument] : [], {
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    });
  const waiting = new WorkerPool(() => start(true), spares, sparesAfterMs);
  return {
    extract: async ({ fileName, bytes }, signal) => {
      const format = detectFormat(fileName, bytes);
      const child = waiting.take() ?? start(false);
      try {
        const order: ChildRequest = { format, lifetimeMs: limits.timeoutMs + orphanGraceMs };
        const answered = answerOf(child, limits, { signal, isAnswer: (said) => said !== warmMessage });
        if (child.connected) child.send(order, () => undefined);
        child.stdin?.end(bytes);
        const answer = answerSchema.parse(await answered);
        if ('code' in answer) throw new CvUnreadable(answer.code);
        return answer;
      } finally {
        child.kill('SIGKILL');
      }
    },
    whenWarm: () => waiting.whenWarm(),
    close: () => waiting.close(),
  };
}
