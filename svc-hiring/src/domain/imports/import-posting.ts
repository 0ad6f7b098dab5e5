import { AppError } from '@sabi/service-kit/errors';
import { PostingBlocked } from '../jobs/check-posting';
import type { StoredJob } from '../jobs/job';
import { makeSlug } from '../slugs/make-slug';
import { findOrOpenCompany } from './find-or-open-company';
import type { ImportDependencies } from './importer';
import { readImportRow } from './read-import-row';
import { storeRow } from './store-row';
import { uuidOf } from './uuid-of';

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

/**
 * Stores and publishes a row under the rules of every posting: blocked ones are not imported, doubtful ones
 * wait for the staff. Creates a missing company. Idempotent for each company and row; a changed row changes
 * its job.
 */
export async function importPosting(
  { row, index, companySlug, importedJobs, now }: ImportInput,
  dependencies: ImportDependencies,
): Promise<ImportedLine> {
  const id = idOf(row) ?? String(index);
  const read = readImportRow(row, now);
  if ('faults' in read) return { id, publicNo: null, note: read.faults.join('; ') };
  try {
    const slug = companySlug ?? slugOf(read.row.companyName);
    const company = await findOrOpenCompany({ slug, name: read.row.companyName, now }, dependencies);
    const jobId = uuidOf(`job ${company.id} ${id}`);
    if (importedJobs.has(jobId)) return { id, publicNo: null, note: 'id: An earlier row has it' };
    const stored = await storeRow({ jobId, row: read.row, company, now }, dependencies);
    if ('refusal' in stored) return { id, publicNo: null, note: stored.refusal };
    importedJobs.add(jobId);
    const { job, isUpdated } = stored;
    const notes = [
      ...(isUpdated ? ['updated'] : []),
      ...(job.state === 'draft' ? ['is a draft, as the staff sent it back'] : []),
      ...(job.state === 'in_review' ? [`waits for the staff: ${listRules(job.findings)}`] : []),
    ];
    return { id, publicNo: job.public_no, note: notes.join('; ') || null };
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
