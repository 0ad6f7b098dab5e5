import { jobSearchNoteMaxLength } from '@sabi/contracts/hiring/field-limits';
import {
  type ImportProblem,
  type JobSearchColumn,
  type JobSearchFileColumn,
  jobSearchColumns,
} from '@sabi/contracts/hiring/job-search-terms';
import { externalFieldsSchema } from '@sabi/contracts/http/hiring/job-search';
import { toText } from '@sabi/contracts/profile/entry-rules';
import { z } from 'zod';
import { uuidOf } from '../../imports/uuid-of';
import { addEntry, type ColumnEntry, maxHistory, type StoredExternal } from '../external-application';
import type { FileRow } from './read-job-search-file';

export interface RowProblem {
  readonly field: JobSearchFileColumn | null;
  readonly problem: ImportProblem;
}

interface Reader {
  readonly talentId: string;
  readonly now: Date;
}

interface ReadExternal {
  readonly external: StoredExternal;
  readonly note: string;
}

const dayMs = 86_400_000;

/** The external application of a row, or what is wrong with it. */
export function readExternal(
  { cells, hasMore }: FileRow,
  { talentId, now }: Reader,
): ReadExternal | readonly RowProblem[] {
  if (hasMore) return [{ field: null, problem: 'too_many_cells' }];
  const column = cells.column.toLowerCase() || (cells.applied_on ? 'applied' : 'saved');
  const read = externalFieldsSchema.safeParse({
    title: cells.title,
    company: cells.company,
    link: cells.link || null,
    place: cells.place || null,
    column,
    applied_on: cells.applied_on || null,
  });
  const note = toText(cells.note).trim();
  const history = readHistory(cells.history, now);
  const problems: RowProblem[] = [
    ...(read.error?.issues.map((issue) => nameProblem(issue)) ?? []),
    ...(note.length > jobSearchNoteMaxLength ? [{ field: 'note', problem: 'too_long' } as const] : []),
    ...(history ? [] : [{ field: 'history', problem: 'unknown_value' } as const]),
  ];
  if (!read.success || !history || problems.length > 0) return problems;
  const last = history.at(-1);
  const complete =
    last?.column === read.data.column ? history : addEntry(history, { at: now, column: read.data.column });
  const external: StoredExternal = {
    ...read.data,
    talent_id: talentId,
    external_id: readId(cells),
    history: complete,
    version: 1,
    created_at: complete[0]?.at ?? now,
  };
  return { external, note };
}

/** Of a row without an id of ours it is made of what identifies it, so that the same row is the same application again. */
function readId({ id, title, company, link, applied_on: appliedOn }: FileRow['cells']): string {
  if (z.uuid().safeParse(id).success) return id.toLowerCase();
  const identity = id ? [id] : [title, company, link, appliedOn];
  return uuidOf(`external application ${JSON.stringify(identity.map((part) => part.toLowerCase()))}`);
}

function nameProblem({ path, code }: z.core.$ZodIssue): RowProblem {
  const field = path[0] as JobSearchFileColumn;
  if (code === 'too_big') return { field, problem: 'too_long' };
  if (code === 'too_small') return { field, problem: 'missing' };
  if (field === 'link') return { field, problem: 'not_https' };
  return { field, problem: field === 'applied_on' ? 'not_a_date' : 'unknown_value' };
}

/** @returns null for one that is not as the export writes it, oldest first and not of the future */
function readHistory(text: string, now: Date): ColumnEntry[] | null {
  if (text === '') return [];
  const entries = text.split(';').map((entry) => readEntry(entry.trim()));
  const read = entries.filter((entry) => entry !== null);
  const isOrdered = read.every(({ at }, index) => index === 0 || at >= (read[index - 1]?.at ?? at));
  const isPast = read.every(({ at }) => at.getTime() <= now.getTime() + dayMs);
  return read.length === entries.length && read.length <= maxHistory && isOrdered && isPast ? read : null;
}

function readEntry(text: string): ColumnEntry | null {
  const [at = '', column = '', ...rest] = text.split(' ');
  const isKnown = jobSearchColumns.includes(column as JobSearchColumn);
  if (rest.length > 0 || !isKnown || !z.iso.datetime().safeParse(at).success) return null;
  return { at: new Date(at), column: column as JobSearchColumn };
}
