import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit, AuditAct } from '../audit/audit';
import type { StoredCompany } from '../companies/company';
import type { CompanyDirectory, CompanyRepository } from '../companies/company-repository';
import { makeSlug } from '../slugs/make-slug';
import { unverified } from '../companies/verification';
import { assertComplete, assertNotBlocked, checkPosting, PostingBlocked } from '../jobs/check-posting';
import { addDays, confirmationTimes, openingTimes } from '../jobs/job-lifecycle';
import { createDraft } from '../jobs/create-job';
import type { StoredJob } from '../jobs/job';
import type { JobRepository } from '../jobs/job-repository';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import type { PostingRules } from '../posting-rules/posting-rules';
import { type ImportRow, readImportRow } from './read-import-row';
import { uuidOf } from './uuid-of';

export interface ImportDependencies extends ChangeDependencies {
  readonly companies: CompanyRepository;
  readonly companyDirectory: Pick<CompanyDirectory, 'findBySlug'>;
  readonly jobs: JobRepository;
  readonly audit: Audit;
  readonly postingRules: PostingRules;
  readonly transact: Transact;
}

export interface ImportedLine {
  /** Id of the row, or its place in the file. */
  readonly id: string;
  /** null when not imported. */
  readonly publicNo: number | null;
  readonly note: string | null;
}

interface ImportInput {
  readonly row: unknown;
  readonly index: number;
  /** Company of all rows; if missing, each row names its own. */
  readonly companySlug: string | undefined;
  /** Ids of the jobs of earlier rows; receives that of this row. */
  readonly importedJobs: Set<string>;
  readonly now: Date;
}

const importer: Pick<AuditAct, 'actor' | 'role'> = {
  actor: { id: 'import-postings', kind: 'service' },
  role: null,
};

/**
 * Stores and publishes a row under the rules of every posting: blocked ones are not imported, doubtful ones
 * wait for the staff. Creates a missing company, unverified and without members. Idempotent for each company
 * and row.
 */
export async function importPosting(
  { row, index, companySlug, importedJobs, now }: ImportInput,
  dependencies: ImportDependencies,
): Promise<ImportedLine> {
  const id = idOf(row) ?? String(index);
  const read = readImportRow(row);
  if ('faults' in read) return { id, publicNo: null, note: read.faults.join('; ') };
  try {
    const slug = companySlug ?? slugOf(read.row.companyName);
    const company = await findOrOpenCompany({ slug, name: read.row.companyName, now }, dependencies);
    const jobId = uuidOf(`job ${company.id} ${id}`);
    if (importedJobs.has(jobId)) return { id, publicNo: null, note: 'id: An earlier row has it' };
    const job = await publishRow({ jobId, row: read.row, company, now }, dependencies);
    importedJobs.add(jobId);
    const isDoubted = job.state === 'in_review';
    const note = isDoubted ? `waits for the staff: ${listRules(job.findings)}` : null;
    return { id, publicNo: job.public_no, note };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { id, publicNo: null, note: describeRefusal(error) };
  }
}

function idOf(row: unknown): string | undefined {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** A name without a Latin letter has a slug of its own too. */
const slugOf = (name: string) => makeSlug(name, `company-${uuidOf(name).slice(0, 8)}`);

const listRules = (findings: StoredJob['findings']) =>
  findings.map(({ rule, quote }) => (quote ? `${rule} "${quote}"` : rule)).join(', ');

function describeRefusal(error: AppError): string {
  if (error instanceof PostingBlocked) return `${error.code}: ${listRules([...error.findings])}`;
  const fields = Object.keys(error.errors ?? {}).join(', ');
  return fields ? `${error.code}: ${fields}` : error.code;
}

async function findOrOpenCompany(
  { slug, name, now }: { slug: string; name: string; now: Date },
  { companies, companyDirectory, audit, transact }: ImportDependencies,
): Promise<StoredCompany> {
  const known = await companyDirectory.findBySlug(slug);
  if (known) return known;
  const company: StoredCompany = {
    id: uuidOf(`company ${slug}`),
    slug,
    name,
    legal_name: name,
    nib: null,
    domains: [],
    about: '',
    zone: 'Asia/Jakarta',
    verification: unverified(now),
    is_demo: false,
    version: 1,
    ownerless_since: null,
    closed_at: null,
    created_by: importer.actor.id,
    created_at: now,
    updated_at: now,
  };
  await transact(async (transaction) => {
    await companies.insert(company, transaction);
    const subject = { type: 'company', id: company.id } as const;
    await audit.record({ ...importer, action: 'company.created', subject }, transaction);
  });
  return company;
}

async function publishRow(
  { jobId, row, company, now }: { jobId: string; row: ImportRow; company: StoredCompany; now: Date },
  dependencies: ImportDependencies,
): Promise<StoredJob> {
  const { jobs, audit, transact } = dependencies;
  const { posting, postedDaysAgo } = row;
  assertComplete(posting);
  const lint = checkPosting({ posting, company, now }, dependencies);
  assertNotBlocked(lint);
  const draft = await findOrCreateDraft({ jobId, posting, company, now }, { jobs });
  if (draft.state !== 'draft') return draft;
  const changes = {
    score: lint.score,
    findings: lint.findings,
    updated_at: now,
    ...(lint.verdict === 'review'
      ? { state: 'in_review' as const }
      : { state: 'published' as const, ...timesOf(postedDaysAgo, now) }),
  };
  return transact(async (transaction) => {
    const changed = await jobs.jobsOf({ companyId: company.id }).change(draft, changes, transaction);
    if (!changed) throw new AppError('JOB_CHANGED');
    const isPublished = changed.state === 'published';
    const action = isPublished ? 'job.published' : 'job.queued';
    const subject = { type: 'job', id: draft.id } as const;
    await audit.record({ ...importer, action, subject }, transaction);
    if (isPublished)
      await recordJobChange(
        { jobId: draft.id, change: { kind: 'published' }, now },
        dependencies,
        transaction,
      );
    return changed;
  });
}

async function findOrCreateDraft(
  { jobId, posting, company, now }: { jobId: string; posting: Posting; company: StoredCompany; now: Date },
  { jobs }: Pick<ImportDependencies, 'jobs'>,
): Promise<StoredJob> {
  const own = jobs.jobsOf({ companyId: company.id });
  const known = await own.find(jobId);
  if (known) return known;
  const draft = createDraft({
    companyId: company.id,
    userId: importer.actor.id,
    jobId,
    posting,
    publicNo: await jobs.takeNumber(),
    now,
  });
  if (await own.insert(draft)) return draft;
  throw new AppError('JOB_CHANGED');
}

/** Published at that time; the importer confirms that it is open today. */
function timesOf(postedDaysAgo: number, now: Date) {
  const opened = openingTimes(addDays(now, -postedDaysAgo));
  return { ...opened, ...confirmationTimes({ state: 'draft', pause_reason: null, ...opened }, now) };
}
