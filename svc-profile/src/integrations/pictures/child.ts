// Entry point of the process that makes one picture: order in the arguments, file by stdin, answer over IPC.
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { ChildAnswer, ChildOrder } from './child-protocol';
import { makeSquarePicture, restrainDecoder, RejectedPicture } from '../../engines/pictures/square-picture';

/** A thread of its own, for a decoder that keeps the main thread busy also keeps timers from firing. */
function endAfter(lifetimeMs: number): void {
  const watchdog = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${lifetimeMs})`;
  new Worker(watchdog, { eval: true }).unref();
}

/** Where memory runs out, the system ends this process and not the service it shares a container with. */
function volunteerForOutOfMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system has it.
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
