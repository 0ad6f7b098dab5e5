import type { JobIndex } from '../domain/board/job-index';

/** Where nothing is searched yet. */
export const noJobIndex: JobIndex = { apply: () => Promise.resolve() };
