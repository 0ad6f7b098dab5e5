import { areaByCode, parentOf } from '@sabi/areas';
import { centerOf } from '@sabi/areas/center-of';
import { listEmploymentTypes } from '@sabi/job-posting/employment-types';
import type { PostingArea, SearchablePosting } from '@sabi/job-search/posting';
import type { StoredCompany } from '../companies/company';
import { stateOf } from '../companies/verification';
import type { StoredJob } from '../jobs/job';
import { rankMarksOf } from '../reply-records/compute-reply-record';

/** Version of the search documents. To be raised with their content: a running index is then rebuilt (ADR 0086). */
export const searchDocumentVersion = 3;

/** Search document of an open job. */
export function toSearchablePosting(job: StoredJob, company: StoredCompany, now: Date): SearchablePosting {
  const { title, text, areas, mode, level, category, pay, requirements } = job.posting;
  return {
    id: job.id,
    title,
    skills: requirements.map((requirement) => requirement.text),
    companyId: company.id,
    companyName: company.name,
    text,
    areas: areas.map(toPostingArea),
    mode: mode ?? 'onsite',
    types: listEmploymentTypes(job.posting),
    level: level ?? '',
    category: category ?? '',
    ...(pay && { pay: { min: pay.min, max: pay.max } }),
    postedAt: job.published_at ?? now,
    trust: {
      isCompanyVerified: stateOf(company.verification, now) === 'verified',
      riskScore: job.score,
      ...rankMarksOf(company.reply_record ?? null),
    },
  };
}

function toPostingArea(code: string): PostingArea {
  const area = areaByCode(code);
  const known = [area, area && parentOf(area)].filter((each) => each !== undefined);
  const names = known.flatMap(({ name, english_name: english }) => [name, english]);
  const point = centerOf(code);
  return { code, names: [...new Set(names)], ...(point && { point }) };
}
