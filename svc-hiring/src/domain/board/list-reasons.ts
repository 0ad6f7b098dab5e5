import type { JobCard } from '@sabi/contracts/http/hiring/board';
import type { JobHit } from '@sabi/job-search/job-search';

export const listReasons = ({ why }: JobHit): JobCard['why'] =>
  why.map((reason) => ({ factor: reason.factor, word: 'word' in reason ? reason.word : null }));
