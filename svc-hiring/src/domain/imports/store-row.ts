import { createHash } from 'node:crypto';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredCompany } from '../companies/company';
import { planChange } from '../jobs/change-job';
import { assertComplete, assertNotBlocked, checkPosting } from '../jobs/check-posting';
import { createDraft, slugOf } from '../jobs/create-job';
import type { StoredJob } from '../jobs/job';
import { confirmationTimes, hasEnded, openingTimes } from '../jobs/job-lifecycle';
import { type ImportDependencies, importer, transitionImportedJob } from './importer';
import type { ImportRow } from './read-import-row';

interface StoreInput {
  readonly jobId: string;
  readonly row: ImportRow;
  readonly company: StoredCompany;
  readonly now: Date;
}

/** `refusal` says why a changed row was not applied. */
export type StoredRow =
  | { readonly job: StoredJob; readonly isUpdated: boolean }
  | { readonly refusal: string };

/**
 * Publishes a new row, or applies the posting of a changed one.
 * @throws {AppError} JOB_CHANGED, PAY_MISSING, REQUEST_INVALID
 * @throws {PostingBlocked}
 */
export async function storeRow(input: StoreInput, dependencies: ImportDependencies): Promise<StoredRow> {
  const { jobId, row, company, now } = input;
  const known = await dependencies.jobs.jobsOf({ companyId: company.id }).find(jobId);
  const isFinished = known && (known.state !== 'draft' || known.imported_digest);
  if (isFinished) return updateJob(known, input, dependencies);
  assertComplete(row.posting);
  const lint = checkPosting({ posting: row.posting, company, now }, dependencies);
  assertNotBlocked(lint);
  const draft = known ?? (await insertDraft(input, dependencies));
  const isPublished = lint.verdict !== 'review';
  const changes = {
    posting: row.posting, // an interrupted run may have left a draft of another
    slug: slugOf(row.posting),
    score: lint.score,
    findings: lint.findings,
    imported_digest: digestOf(row.posting),
    ...(isPublished
      ? { state: 'published' as const, ...timesOf(row, now) }
      : { state: 'in_review' as const }),
  };
  const action = isPublished ? 'job.published' : 'job.queued';
  const change = isPublished ? ({ kind: 'published' } as const) : null;
  return {
    job: await transitionImportedJob({ job: draft, changes, action, change, now }, dependencies),
    isUpdated: false,
  };
}

/** Applies what has changed in the row since its last import, unless the company has changed the job too. */
async function updateJob(
  job: StoredJob,
  { row: { posting }, company, now }: StoreInput,
  dependencies: ImportDependencies,
): Promise<StoredRow> {
  const [stored, wanted] = [digestOf(job.posting), digestOf(posting)];
  if (wanted === stored || wanted === job.imported_digest) return { job, isUpdated: false };
  const no = job.public_no;
  if (hasEnded(job, now)) return { refusal: `not applied: job ${no} has ended` };
  if (stored !== job.imported_digest)
    return { refusal: `not applied: job ${no} was changed by other means since it was imported` };
  const findCompany = () => Promise.resolve(company);
  const plan = await planChange({ job, posting, findCompany, now }, dependencies);
  const changes = { ...plan.changes, imported_digest: wanted };
  return {
    job: await transitionImportedJob({ ...plan, job, changes, now }, dependencies),
    isUpdated: true,
  };
}

async function insertDraft(
  { jobId, row, company, now }: StoreInput,
  { jobs }: Pick<ImportDependencies, 'jobs'>,
): Promise<StoredJob> {
  const draft = createDraft({
    companyId: company.id,
    userId: importer.actor.id,
    jobId,
    posting: row.posting,
    publicNo: await jobs.takeNumber(),
    now,
  });
  if (await jobs.jobsOf({ companyId: company.id }).insert(draft)) return draft;
  throw new AppError('JOB_CHANGED');
}

/** Published at that time; the importer confirms that it is open today. */
function timesOf({ publishedAt, expiresAt }: ImportRow, now: Date) {
  const opened = openingTimes(publishedAt);
  const confirmed = confirmationTimes({ state: 'draft', pause_reason: null, ...opened }, now);
  return { ...opened, ...confirmed, ...(expiresAt && { expires_at: expiresAt }) };
}

const digestOf = (posting: Posting): string =>
  createHash('sha256').update(JSON.stringify(posting)).digest('base64url');
