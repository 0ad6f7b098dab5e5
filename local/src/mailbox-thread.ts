import { parentPort, workerData } from 'node:worker_threads';
import { startMailbox } from './mailbox';

/** The thread of `startMailboxThread`: sends the addresses of the mailbox once it listens; any message to it stops both. */
const { smtpUrl, webUrl, stop } = await startMailbox(workerData);
parentPort?.postMessage({ smtpUrl, webUrl });
parentPort?.once('message', () => void stop().finally(() => process.exit()));
