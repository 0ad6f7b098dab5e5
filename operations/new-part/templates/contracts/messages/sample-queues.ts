import { accountErased } from './account';
import type { QueueDefinition } from './queue';
import { noteStored } from './sample';

const second = 1000;
const minute = 60 * second;

export const sampleNoteQueue: QueueDefinition = {
  name: 'sample.notes',
  messages: [noteStored],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const sampleErasureQueue: QueueDefinition = {
  name: 'sample.account-erasures',
  messages: [accountErased],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

/** The queues of svc-sample. */
export const sampleQueues: readonly QueueDefinition[] = [sampleNoteQueue, sampleErasureQueue];
