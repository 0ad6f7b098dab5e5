import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../../audit/audit';
import { findJob } from '../../jobs/get-job';
import type { JobRepository } from '../../jobs/job-repository';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';
import { stageOf, stagesOf } from '../stages';

interface LimitInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly stage: string;
  readonly limit: number | null;
}

interface LimitDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly transact: Transact;
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, STAGE_UNKNOWN */
export async function setStageLimit(
  { tenant, jobId, stage, limit }: LimitInput,
  { jobs, audit, transact }: LimitDependencies,
): Promise<Stage[]> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, { jobs });
  if (!stageOf(job, stage)) throw new AppError('STAGE_UNKNOWN');
  const stages = stagesOf(job).map(({ limit: earlier, ...each }): Stage => {
    const wanted = each.id === stage ? limit : earlier;
    return wanted ? { ...each, limit: wanted } : each;
  });
  await transact(async (transaction) => {
    await jobs.jobsOf(tenant).replaceStages(jobId, stages, transaction);
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action: 'job.stage-limit-set',
        subject: { type: 'job', id: jobId },
        payload: { about: [tenant.userId], details: { stage, limit } },
      },
      transaction,
    );
  });
  return stages;
}
