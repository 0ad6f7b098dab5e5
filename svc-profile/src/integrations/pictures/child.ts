// Entry point of the process that makes one picture: order in the arguments, file by stdin, result over IPC.
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { ChildAnswer, ChildOrder } from './child-protocol';
import { makeSquarePicture, restrainDecoder, RejectedPicture } from '../../engines/pictures/square-picture';

/** Runs in a thread, because a busy decoder blocks the main thread's timers. */
function endAfter(lifetimeMs: number): void {
  const watchdog = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${lifetimeMs})`;
  new Worker(watchdog, { eval: true }).unref();
}

/** Makes the system end this process, not the service, when memory runs out. */
function volunteerForOutOfMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not available on every system.
  }
}

async function answer({ extension }: ChildOrder): Promise<ChildAnswer> {
  try {
    return { bytes: await makeSquarePicture(extension, await buffer(process.stdin)) };
  } catch (error) {
    return { fault: error instanceof RejectedPicture ? error.fault : 'PICTURE_UNREADABLE' };
  }
}

const order = JSON.parse(process.argv[2] ?? '') as ChildOrder;
endAfter(order.lifetimeMs);
volunteerForOutOfMemory();
restrainDecoder();
process.on('disconnect', () => process.exit(1));
process.send?.(await answer(order), () => process.exit(0));
