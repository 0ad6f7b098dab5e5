import type { JobCard } from '@sabi/contracts/http/hiring/board';
import type { StoredCompany } from '../companies/company';
import { stateOf } from '../companies/verification';
import type { StoredJob } from '../jobs/job';
import { effectiveState } from '../jobs/job-lifecycle';
import { viewReplies } from './view-replies';

export function viewCard(
  job: StoredJob,
  { company, why, now }: { company: StoredCompany; why: JobCard['why']; now: Date },
): JobCard {
  const { title, areas, mode, contract, part_time: isPartTime, level, category, pay } = job.posting;
  return {
    public_no: job.public_no,
    slug: job.slug,
    title,
    company: {
      slug: company.slug,
      name: company.name,
      is_verified: stateOf(company.verification, now) === 'verified',
      replies: viewReplies(company),
    },
    areas,
    mode,
    contract,
    part_time: isPartTime,
    level,
    category,
    pay: pay && { min: pay.min, max: pay.max },
    published_at: (job.published_at ?? now).toISOString(),
    is_unconfirmed: effectiveState(job, now).is_unconfirmed,
    is_demo: company.is_demo,
    why,
  };
}
