import { matchPostings } from '@sabi/job-match/match-posting';
import type { MatchedPosting } from '@sabi/job-match/posting/posting-match';
import { generatePosting } from '@sabi/job-search/testing/generate-posting';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import type { Findings } from '../figures/findings';
import { formatTable, median, percentile } from '../figures/statistics';

const profiles = 200;
const postingsOfOne = 30;
const aimMs = 50;

/** Times to match a generated profile with thirty generated postings. */
export function measurePostingMatch(): Findings {
  const now = new Date();
  const times = Array.from({ length: profiles }, (_none, number) => {
    const { work_experiences, educations, skills, languages, licenses_certifications } =
      generateProfile(number).full.lists;
    const cv = {
      work_experiences,
      educations,
      skills,
      languages,
      licenses_certifications,
      personal_summary: null,
    };
    const postings = Array.from({ length: postingsOfOne }, (_posting, at) =>
      toPosting(number * postingsOfOne + at, now),
    );
    const begunAt = performance.now();
    matchPostings(postings, cv, { asOf: '2026-06' });
    return performance.now() - begunAt;
  });
  const slow = percentile(times, 0.95);
  const measured = `median ${median(times).toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`;
  return {
    report: formatTable(['what', 'measured'], [[`a profile with ${postingsOfOne} postings`, measured]]),
    missed:
      slow > aimMs ? [`a profile is matched with ${postingsOfOne} postings in more than ${aimMs} ms`] : [],
  };
}

function toPosting(number: number, now: Date): MatchedPosting {
  const { posting, role } = generatePosting(number, now);
  const wanted = [`Minimal 2 tahun sebagai ${role.titles.id[0] ?? posting.title}`, ...posting.skills];
  return { text: posting.text, requirements: wanted.map((text, at) => ({ text, must: at === 0 })) };
}
