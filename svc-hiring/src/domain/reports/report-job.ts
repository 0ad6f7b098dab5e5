import type { ReportReason } from '@sabi/contracts/hiring/posting-terms';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { automatic } from '../audit/automatic';
import { findOpenJob } from '../board/get-public-job';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory } from '../jobs/job-repository';
import { type FreezeDependencies, freezeWithin } from '../moderation/freeze-job';
import type { ReportRepository, StoredReport } from './report-repository';

const reportsToFreeze = 3;
/** After this many dismissed reports an account no longer counts towards a freeze. */
const dismissedMax = 3;
const freezeReason = 'Three accounts have reported the job; the staff will look at it';

interface ReportDependencies extends FreezeDependencies {
  readonly jobDirectory: JobDirectory;
  readonly reports: ReportRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly reportLimit: Pick<AttemptLimiter, 'begin'>;
}

interface ReportInput {
  readonly publicNo: number;
  readonly reportId: string;
  readonly reason: ReportReason;
  readonly text: string | undefined;
  readonly principal: Principal | null;
  /** Network address of the caller, for the rate limit. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Stores a report, and freezes the job at the third of accounts in good standing. Repetitions, and further
 * reports of an account while its first is open, count once.
 * @throws {AppError} JOB_NOT_FOUND, JOB_CLOSED, RATE_LIMITED
 */
export async function reportJob(input: ReportInput, dependencies: ReportDependencies): Promise<void> {
  const { publicNo, principal, address, now } = input;
  const { reports, reportLimit, erasedAccounts, transact } = dependencies;
  const wait = await reportLimit.begin(address);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  if (principal && (await erasedAccounts.has(principal.userId))) throw new AppError('TOKEN_INVALID');
  const job = await findOpenJob({ publicNo, now }, dependencies);
  const report = toStored(input, job, await isInGoodStanding(principal, dependencies));
  await transact(async (transaction) => {
    await reports.lock(job.id, transaction);
    if (!(await reports.insert(report, transaction)) || !report.in_good_standing) return;
    if ((await reports.countWeighty(job.id, transaction)) < reportsToFreeze) return;
    const freeze = { jobId: job.id, reason: freezeReason, actor: automatic, now };
    await freezeWithin(freeze, dependencies, transaction);
  });
}

/** A signed-in account with fewer than three dismissed reports. */
async function isInGoodStanding(
  principal: Principal | null,
  { reports }: Pick<ReportDependencies, 'reports'>,
): Promise<boolean> {
  if (!principal || principal.isAnonymous) return false;
  return (await reports.countDismissed(principal.userId)) < dismissedMax;
}

function toStored(
  { reportId, reason, text, principal, now }: ReportInput,
  job: StoredJob,
  inGoodStanding: boolean,
): StoredReport {
  return {
    id: reportId,
    job_id: job.id,
    company_id: job.company_id,
    public_no: job.public_no,
    reason,
    text: text ?? null,
    user_id: principal?.userId ?? null,
    in_good_standing: inGoodStanding,
    state: 'open',
    decision_reason: null,
    created_at: now,
    decided_at: null,
  };
}
