import type { ContractKind } from '@sabi/contracts/hiring/posting-terms';
import { areaByCode, parentOf } from '@sabi/areas';
import type { EmploymentType, PostingArea, SearchablePosting } from '@sabi/job-search/posting';
import type { StoredCompany } from '../companies/company';
import { stateOf } from '../companies/verification';
import type { StoredJob } from '../jobs/job';

const typeOfContract: Readonly<Record<ContractKind, EmploymentType>> = {
  pkwtt: 'FULL_TIME',
  pkwt: 'TEMPORARY',
  daily: 'PER_DIEM',
  intern: 'INTERN',
  freelance: 'CONTRACTOR',
};

/** What the search knows of an open job. */
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
      hasReplyBadge: false,
      riskScore: job.score,
      hasUnansweredRecord: false,
    },
  };
}

/** As `employmentType` of schema.org; part-time work without an end is no full-time work. */
export function listEmploymentTypes({
  contract,
  part_time: isPartTime,
}: Pick<StoredJob['posting'], 'contract' | 'part_time'>): EmploymentType[] {
  const type = contract && typeOfContract[contract];
  const types = type && !(isPartTime && type === 'FULL_TIME') ? [type] : [];
  return isPartTime ? [...types, 'PART_TIME'] : types;
}

function toPostingArea(code: string): PostingArea {
  const area = areaByCode(code);
  const known = [area, area && parentOf(area)].filter((each) => each !== undefined);
  const names = known.flatMap(({ name, english_name: english }) => [name, english]);
  return { code, names: [...new Set(names)] };
}
