import { answerOf, type ChildLimits, startGuardedChild } from '@sabi/service-kit/guarded-child';
import { z } from 'zod';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { detectFormat } from '../../engines/extraction/document-format';
import { extractedDocumentSchema } from '../../engines/extraction/extracted-document';
import type { TextExtractor } from '../../domain/cv-parsing/text-extractor';
import { type ChildAnswer, type ChildRequest, warmArgument, warmMessage } from './child-protocol';
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
