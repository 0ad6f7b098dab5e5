import { createHash } from 'node:crypto';
import { AppError } from '@sabi/service-kit/errors';
import type { Applications, BoardRow } from '../application-repository';

/**
 * Up to where the changes of a job's applications are known: the time of the last, and which versions were seen shortly before
 * it. A transaction that began earlier and ended later is found by those, because its changes have earlier times.
 */
export interface BoardRevision {
  readonly time: Date;
  readonly digest: string;
}

/** More than a transaction of a move takes. */
const overlapMs = 10_000;
/** After this nothing earlier is still under way, whatever the clocks of the replicas differ. */
const settledMs = 60_000;

export type ChangedRow = BoardRow & { readonly changed_at: Date };

type Reads = Pick<Applications, 'listChanged' | 'findLastChange'>;

/** Then a page reads the board again. */
const changesMax = 1000;
/** With those that are known, of several large moves in the overlap. */
const readMax = 5000;

/** Of all changes so far. */
export async function readRevision(jobId: string, own: Reads): Promise<string> {
  const last = await own.findLastChange(jobId);
  if (!last) return writeRevision({ time: new Date(0), digest: '' });
  const rows = await own.listChanged(jobId, before(last), readMax);
  return writeRevision(revisionOf(rows, last));
}

/** @returns null changes where too many have changed */
export async function findChanges(
  jobId: string,
  since: BoardRevision,
  { own, now }: { own: Reads; now: Date },
): Promise<{ revision: string; rows: ChangedRow[] | null }> {
  const { time, digest } = since;
  const isSettled = now.getTime() - time.getTime() > settledMs;
  const read = await own.listChanged(jobId, isSettled ? time : before(time), readMax);
  const fresh = read.filter(({ changed_at: at }) => at > time);
  if (fresh.length > changesMax) return { revision: writeRevision(since), rows: null };
  const seen = read.filter(({ changed_at: at }) => at <= time);
  const isKnown = isSettled || digestOf(seen) === digest;
  if (isKnown && fresh.length === 0) return { revision: writeRevision(since), rows: [] };
  const revision = writeRevision(revisionOf(read, fresh.at(-1)?.changed_at ?? time));
  return { revision, rows: isKnown ? fresh : read };
}

const before = (time: Date): Date => new Date(time.getTime() - overlapMs);

const revisionOf = (rows: readonly ChangedRow[], last: Date): BoardRevision => {
  const time = rows.at(-1)?.changed_at ?? last;
  const latest = time > last ? time : last;
  return { time: latest, digest: digestOf(rows.filter(({ changed_at: at }) => at > before(latest))) };
};

function digestOf(rows: readonly ChangedRow[]): string {
  const seen = rows.map(({ id, version }) => `${id} ${version}`).toSorted();
  return createHash('sha256').update(seen.join(',')).digest('base64url').slice(0, 16);
}

const writeRevision = ({ time, digest }: BoardRevision): string => `${time.getTime()}.${digest}`;

/** @throws {AppError} REQUEST_INVALID */
export function parseRevision(text: string): BoardRevision {
  const [, time, digest] = /^(\d{1,15})\.([\w-]{0,16})$/.exec(text) ?? [];
  if (time === undefined || digest === undefined)
    throw new AppError('REQUEST_INVALID', { errors: { since: ['Is not the revision of a board'] } });
  return { time: new Date(Number(time)), digest };
}
