import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CvUnreadable } from '../../src/domain/cv-unreadable';
import type { ExtractedDocument } from '../../src/extraction/extracted-document';
import { buildEntries } from './built-service';
import type { ReadingAnswer, ReadingOrder } from './reading-process';

/** @throws {CvUnreadable} as the service does */
export type ReadFile = (fileName: string, bytes: Buffer) => Promise<ExtractedDocument>;

/**
 * One process that reads all documents of a test file: for documents of ours, whose words are the subject. What a document costs
 * and does to the process that reads it is the subject of `useMeasuredReader`.
 */
export function useReader(): ReadFile {
  let child: ChildProcess;
  let remove: () => Promise<void>;
  let orders = 0;
  const waiting = new Map<number, (answer: ReadingAnswer) => void>();

  beforeAll(async () => {
    const built = await buildEntries('test/support/reading-process.ts');
    remove = built.remove;
    child = fork(join(built.folder, 'reading-process.js'), { serialization: 'advanced' });
    child.on('message', (answer: ReadingAnswer) => waiting.get(answer.id)?.(answer));
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    await remove();
  });

  return async (fileName, bytes) => {
    const order: ReadingOrder = { id: (orders += 1), fileName, bytes };
    const answered = new Promise<ReadingAnswer>((resolve) => waiting.set(order.id, resolve));
    child.send(order);
    const { document, code } = await answered;
    waiting.delete(order.id);
    if (document) return document;
    throw new CvUnreadable(code ?? 'INVALID_FILE');
  };
}
