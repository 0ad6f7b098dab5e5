import { median } from '../figures/statistics';
import { withResumes } from './written-resumes';

/** Seed of a profile of ordinary length, whose resume has one page. */
const onePageSeed = 8;
const warmRounds = 50;

/** One page as a PDF, in milliseconds: the first of a new process, and the median of later ones. */
export async function measureResumeWriting(): Promise<{ first: number; warm: number }> {
  const seeds = Array.from({ length: warmRounds + 1 }, () => onePageSeed);
  return withResumes(seeds, async ({ times: [first = Number.NaN, ...others] }) => ({
    first,
    warm: median(others),
  }));
}
