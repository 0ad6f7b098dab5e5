import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mailbox, MailboxOptions } from './mailbox';

/** Starts the mailbox in a thread of its own: its libraries take a second to load, while the services load theirs. */
export async function startMailboxThread(
  options: MailboxOptions,
  report: (text: string) => void,
): Promise<Mailbox> {
  const thread = new Worker(new URL('./mailbox-thread.js', import.meta.url), { workerData: options });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  const [addresses] = await once(thread, 'message'); // rejects if the thread fails before
  thread.on('error', (error) => report(`The mailbox has ended: ${error.message}`));
  return {
    ...addresses,
    stop: async () => {
      thread.postMessage('stop');
      await ended;
    },
  };
}
