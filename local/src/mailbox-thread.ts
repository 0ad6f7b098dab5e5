import { parentPort, workerData } from 'node:worker_threads';
import { startMailbox } from './mailbox';

/** A thread of `startMailboxThread`: sends the addresses of the mailbox once it listens, and ends it when asked anything. */
const { smtpUrl, webUrl, stop } = await startMailbox(workerData);
parentPort?.postMessage({ smtpUrl, webUrl });
parentPort?.once('message', () => void stop().finally(() => process.exit()));
