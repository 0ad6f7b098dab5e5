import type { NewApplication, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { assertOpen } from '../board/get-public-job';
import { planCvFile } from '../cv-files/cv-file';
import { tryToCopyCvFile, type TryToCopyDependencies } from '../cv-files/try-to-copy-cv-file';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory, JobRepository } from '../jobs/job-repository';
import type { Memberships } from '../tenancy/memberships';
import { isReceived, type StoredApplication } from './application';
import type { ApplicationDirectory, FreeApplications } from './application-repository';
import { matchApplication } from './match-application';
import { readAnswers } from './read-answers';
import { firstStageOf, stagesOf } from './stages';
import { type StoreDependencies, storeApplication } from './store-application';
import { type TalentCard, type TalentCards, toApplicant } from './talent-cards';
import { type UsePlanDependencies, usePlan } from './use-plan';
import { viewOwnApplication, type ViewOwnDependencies } from './view-own-application';

export interface SubmitDependencies
  extends StoreDependencies, UsePlanDependencies, ViewOwnDependencies, TryToCopyDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'addLine' | 'find'>;
  readonly freeApplications: Pick<FreeApplications, 'take' | 'giveBack'>;
  readonly jobDirectory: Pick<JobDirectory, 'findByNumber' | 'findMany'>;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly memberships: Pick<Memberships, 'findRole'>;
  readonly talentCards: TalentCards;
  readonly applicationLimit: Pick<AttemptLimiter, 'begin'>;
  /** Keeps repeated clicks from waiting for each other's transactions. */
  readonly applicationQueue: RunInKeyedQueue;
}

export interface SubmitInput {
  readonly principal: Pick<Principal, 'userId' | 'email' | 'isAnonymous'>;
  readonly publicNo: number;
  readonly application: NewApplication;
  readonly authorization: string;
  readonly now: Date;
}

/**
 * Applies to an open job. Idempotent by the application's id, also after a crash: the same call continues where it ended.
 * @returns in state `submitting` while it is not known whether the plan had one left
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_CLOSED, OWN_COMPANY, APPLICATION_EXISTS, ANSWER_MISSING,
 * RESUME_NOT_FOUND, ENTITLEMENT_USED_UP, IDEMPOTENCY_KEY_REUSED, RATE_LIMITED, DEPENDENCY_UNAVAILABLE
 */
export async function submitApplication(
  input: SubmitInput,
  dependencies: SubmitDependencies,
): Promise<OwnApplication> {
  const { userId } = input.principal;
  await assertMayApply(input, dependencies);
  const stored = await dependencies.applicationQueue(`${userId} ${input.publicNo}`, () =>
    findOrStore(input, dependencies),
  );
  const settled = stored.state === 'submitting' ? await usePlan(stored, input, dependencies) : stored;
  assertNotFailed(settled);
  if (isReceived(settled)) await tryToCopyCvFile(settled, dependencies);
  return viewOwnApplication(settled, input.now, dependencies);
}

async function assertMayApply(
  { principal: { userId, isAnonymous } }: SubmitInput,
  { erasedAccounts, applicationLimit }: SubmitDependencies,
): Promise<void> {
  if (isAnonymous) throw new AppError('ACCESS_DENIED');
  const [isErased, wait] = await Promise.all([erasedAccounts.has(userId), applicationLimit.begin(userId)]);
  if (isErased) throw new AppError('TOKEN_INVALID');
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}

function assertNotFailed({ state, failure }: StoredApplication): void {
  if (state !== 'failed') return;
  if (failure === 'used_up') throw new AppError('ENTITLEMENT_USED_UP');
  // Another application, with an id of its own, may succeed.
  throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5 });
}

async function findOrStore(input: SubmitInput, dependencies: SubmitDependencies): Promise<StoredApplication> {
  const { principal, publicNo, application, authorization, now } = input;
  const [known, job] = await Promise.all([
    dependencies.applicationDirectory.find(application.idempotency_key),
    dependencies.jobDirectory.findByNumber(publicNo),
  ]);
  if (known) return assertSameCall(known, input, job);
  assertOpen(job, now);
  await assertNoOther(job, principal.userId, dependencies);
  const card = await dependencies.talentCards.find({ authorization, cvId: application.resume_id });
  if (!card) throw new AppError('ACCESS_DENIED');
  const answers = readAnswers(job.posting, application); // after the account: a refusal names a question
  if (!job.stages)
    await dependencies.jobs.jobsOf({ companyId: job.company_id }).setStages(job.id, stagesOf(job));
  const created = createApplication(input, { job, card, answers });
  return storeApplication({ application: created, now }, dependencies);
}

/** @param known has the id of this call @throws {AppError} IDEMPOTENCY_KEY_REUSED */
function assertSameCall(
  known: StoredApplication,
  { principal: { userId } }: SubmitInput,
  job: StoredJob | null,
): StoredApplication {
  if (known.talent_id !== userId || known.job_id !== job?.id) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return known;
}

/** @throws {AppError} OWN_COMPANY, APPLICATION_EXISTS */
async function assertNoOther(
  { id: jobId, company_id: companyId }: StoredJob,
  userId: string,
  { memberships, applications }: SubmitDependencies,
): Promise<void> {
  const [role, other] = await Promise.all([
    memberships.findRole({ companyId, userId }),
    applications.applicationsOf({ companyId }).findCounting(jobId, userId),
  ]);
  if (role) throw new AppError('OWN_COMPANY');
  if (other) throw new AppError('APPLICATION_EXISTS');
}

function createApplication(
  { principal, application, now }: SubmitInput,
  { job, card, answers }: { job: StoredJob; card: TalentCard; answers: StoredApplication['answers'] },
): StoredApplication {
  return {
    id: application.idempotency_key,
    company_id: job.company_id,
    job_id: job.id,
    talent_id: principal.userId,
    state: 'submitting',
    stage_id: firstStageOf(job),
    reason: null,
    failure: null,
    counts: true,
    allowance: { kind: 'plan', returned_at: null, return_reason: null },
    clock: { submitted_at: null, opened_at: null, answered_at: null, nudged_at: null, ended_at: null },
    settlement_requested_at: null,
    job_title: job.posting.title,
    applicant: toApplicant(card, principal.email),
    letter: application.letter ?? '',
    answers,
    match: matchApplication({ posting: job.posting, card, now }),
    cv_file:
      card.cv && card.cv_key
        ? planCvFile(application.idempotency_key, { key: card.cv_key, fileName: card.cv.file_name }, now)
        : null,
    event_count: 0,
    version: 1,
    created_at: now,
    updated_at: now,
    next_at: null,
  };
}
