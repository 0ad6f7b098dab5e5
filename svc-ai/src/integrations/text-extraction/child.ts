// Entry point of the process that reads one document: request and answer over IPC, bytes on stdin.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { type ChildAnswer, type ChildRequest, warmArgument, warmMessage } from './child-protocol';
import { readDocument } from '../../engines/extraction/read-document';
import { imageTimeout } from './image-timeout';

/** Runs in a thread, because a busy document blocks the main thread's timers. */
function startWatchdog(): Worker {
  const code = `require('node:worker_threads').parentPort.once('message', (lifetimeMs) =>
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), lifetimeMs))`;
  const watchdog = new Worker(code, { eval: true });
  watchdog.unref();
  return watchdog;
}

async function answer({ format }: ChildRequest): Promise<ChildAnswer> {
  try {
    return await readDocument(format, await buffer(process.stdin), imageTimeout);
  } catch (error) {
    return {
      code: error instanceof CvUnreadable && error.code === 'NO_TEXT_EXTRACTED' ? error.code : 'INVALID_FILE',
    };
  }
}

// Signals to the process group must not interrupt a document: the service decides.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(1));
const ordered = once(process, 'message');
const watchdog = startWatchdog();
if (process.argv[2] === warmArgument) {
  const document = new AbortController();
  void ordered.then(() => document.abort());
  const { warmUp } = await import('./warm-up');
  await warmUp(document.signal);
  process.send?.(warmMessage);
}
const [order] = (await ordered) as [ChildRequest];
watchdog.postMessage(order.lifetimeMs);
process.send?.(await answer(order), () => process.exit(0));
