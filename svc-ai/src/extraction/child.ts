// Entry point of the process that reads one document: order in the arguments, bytes by stdin, answer over IPC.
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { CvUnreadable } from '../domain/cv-unreadable';
import type { ChildAnswer, ChildOrder } from './child-protocol';
import { readDocument } from './read-document';

/** A thread of its own, for a document that keeps the main thread busy also keeps timers from firing. */
function endAfter(lifetimeMs: number): void {
  const watchdog = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${lifetimeMs})`;
  new Worker(watchdog, { eval: true }).unref();
}

async function answer({ format }: ChildOrder): Promise<ChildAnswer> {
  try {
    return await readDocument(format, await buffer(process.stdin));
  } catch (error) {
    return {
      code: error instanceof CvUnreadable && error.code === 'NO_TEXT_EXTRACTED' ? error.code : 'INVALID_FILE',
    };
  }
}

const order = JSON.parse(process.argv[2] ?? '') as ChildOrder;
endAfter(order.lifetimeMs);
process.on('disconnect', () => process.exit(1));
process.send?.(await answer(order), () => process.exit(0));
