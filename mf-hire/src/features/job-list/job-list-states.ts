import type { JobState } from '@sabi/contracts/http/hiring/jobs';

export type StateFilterValue = JobState | null;

export const jobListStates: readonly StateFilterValue[] = [
  null,
  'published',
  'draft',
  'in_approval',
  'in_review',
  'paused',
  'expired',
  'closed',
];

/** The filter in an address; all jobs by default. */
export const readStateFilter = (value: string | null): StateFilterValue =>
  jobListStates.find((state) => state === value) ?? null;
