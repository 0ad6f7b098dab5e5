import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CvUnreadable } from '../../src/engines/extraction/cv-unreadable';
import type { ExtractedDocument } from '../../src/engines/extraction/extracted-document';
import { buildReadingProcess } from './built-service';
import type { ReadingAnswer, ReadingOrder } from './reading-process';

/** @throws {CvUnreadable} like the service @throws {Error} when the process ended */
export type ReadFile = (fileName: string, bytes: Buffer) => Promise<ExtractedDocument>;

/**
 * One process for all documents of a test file, for tests of their text. `useMeasuredReader` is for tests of
 * limits.
 */
export function useReader(): ReadFile {
  let child: ChildProcess;
  let ended: Promise<never>;
  let orders = 0;
  const waiting = new Map<number, (answer: ReadingAnswer) => void>();

  beforeAll(async () => {
    child = fork(await buildReadingProcess(), { serialization: 'advanced' });
    child.on('message', (answer: ReadingAnswer) => waiting.get(answer.id)?.(answer));
    ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The process that reads documents ended with code ${String(code)}`);
    });
    ended.catch(() => undefined); // the pending read reports it
  });
  afterAll(async () => {
    if (child.connected) child.disconnect();
    await ended.catch(() => undefined);
  });

  return async (fileName, bytes) => {
    const order: ReadingOrder = { id: (orders += 1), fileName, bytes };
    const answered = new Promise<ReadingAnswer>((resolve) => waiting.set(order.id, resolve));
    child.send(order, () => undefined);
    const { document, code } = await Promise.race([answered, ended]);
    waiting.delete(order.id);
    if (document) return document;
    throw new CvUnreadable(code ?? 'INVALID_FILE');
  };
}
