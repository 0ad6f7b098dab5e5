import type { JobState } from '@sabi/contracts/http/hiring/jobs';

/** null: whatever the state. */
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

/** The filter of an address; all jobs where it names none. */
export const readStateFilter = (value: string | null): StateFilterValue =>
  jobListStates.find((state) => state === value) ?? null;
