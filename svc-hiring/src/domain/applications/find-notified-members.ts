import type { Transaction } from '@sabi/service-kit/transaction';
import type { JobRepository } from '../jobs/job-repository';
import type { MemberRepository } from '../members/member-repository';
import type { StoredApplication } from './application';
import { maySeeApplications } from './may-see-applications';

export interface NotifiedDependencies {
  readonly members: MemberRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
}

/** Accounts of the members who may read the application. */
export async function findNotifiedMembers(
  { company_id: companyId, job_id: jobId }: Pick<StoredApplication, 'company_id' | 'job_id'>,
  now: Date,
  { members, jobs }: NotifiedDependencies,
  transaction: Transaction,
): Promise<string[]> {
  const job = await jobs.jobsOf({ companyId }).find(jobId, transaction);
  if (!job) return [];
  const all = await members.membersOf({ companyId }).list(transaction);
  return all
    .filter(({ user_id: userId, role }) => maySeeApplications({ userId, role }, job, now))
    .map(({ user_id: userId }) => userId);
}
