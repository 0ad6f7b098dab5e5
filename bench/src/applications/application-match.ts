import { matchPosting } from '@sabi/job-match/match-posting';
import { generatePosting } from '@sabi/job-search/testing/generate-posting';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { percentile } from '../figures/statistics';

const matches = 500;

/** Times to match the profile of an application with its posting, one after another in this process. */
export function measureMatch(): { p50: number; p99: number; slowest: number; cpuMs: number } {
  const now = new Date();
  const before = process.cpuUsage();
  const times = Array.from({ length: matches }, (_none, number) => {
    const { lists } = generateProfile(number % 200).full;
    const { posting } = generatePosting(number, now);
    const requirements = posting.skills.map((text) => ({ text, must: true }));
    const begunAt = performance.now();
    matchPosting(
      { requirements, text: posting.text },
      { ...lists, personal_summary: null },
      { asOf: '2026-06' },
    );
    return performance.now() - begunAt;
  });
  const { user, system } = process.cpuUsage(before);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: Math.max(...times),
    cpuMs: (user + system) / 1000 / matches,
  };
}
