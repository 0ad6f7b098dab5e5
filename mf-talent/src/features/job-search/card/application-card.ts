import type { JobSearchCardDetail } from '@sabi/contracts/http/hiring/job-search';

/** An own application with its timeline and note. */
export type ApplicationCard = Extract<JobSearchCardDetail, { kind: 'application' }>;
