// Entry point of the process that reads one document: request and answer over IPC, bytes on stdin.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { answerDocument } from './answer-document';
import { type ChildRequest, warmArgument, warmMessage } from './child-protocol';

/** Runs in a thread, because a busy document blocks the main thread's timers. */
function startWatchdog(): Worker {
  const code = `require('node:worker_threads').parentPort.once('message', (lifetimeMs) =>
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), lifetimeMs))`;
  const watchdog = new Worker(code, { eval: true });
  watchdog.unref();
  return watchdog;
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
process.send?.(await answerDocument(order.format, await buffer(process.stdin)), () => process.exit(0));
