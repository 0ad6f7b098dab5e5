import { recruiterQueue } from './features/recruiters/recruiter-queue';
import type { Queue } from './queue/queue';

/** In the order of the rail; their numbers are keys. */
export const queues: readonly [Queue, ...Queue[]] = [recruiterQueue];
