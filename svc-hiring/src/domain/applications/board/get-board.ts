import { boardPageSize } from '@sabi/contracts/hiring/field-limits';
import { rejectedStage } from '@sabi/contracts/hiring/application-terms';
import type { BoardCard, BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import { AppError } from '@sabi/service-kit/errors';
import { findLastOverdue } from '@sabi/service-kit/working-days';
import { findJob } from '../../jobs/get-job';
import type { StoredJob } from '../../jobs/job';
import type { JobRepository } from '../../jobs/job-repository';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';
import { isLive } from '../application';
import type { ApplicationRepository } from '../application-repository';
import { maySeeApplications } from '../may-see-applications';
import { stagesOf } from '../stages';
import { readRevision } from './board-revision';
import { placeRow, type PlacedRow, viewBoardCard } from './view-board-card';

export interface BoardDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly applications: ApplicationRepository;
}

interface BoardInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly stage: string | undefined;
  readonly after: string | undefined;
  readonly now: Date;
}

const dayMs = 86_400_000;

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, REQUEST_INVALID for an invalid page position */
export async function getBoard(
  { tenant, jobId, stage, after, now }: BoardInput,
  dependencies: BoardDependencies,
): Promise<{ columns: BoardColumn[]; cards: BoardCard[]; revision: string; next: string | null }> {
  const job = await openBoard({ tenant, jobId, now }, dependencies);
  const own = dependencies.applications.applicationsOf(tenant);
  // Before the applications, so that what changes in between comes with the changes.
  const revision = await readRevision(jobId, own);
  const isRejected = stage === rejectedStage;
  const states = ['applied', 'in_process', 'offer', isRejected ? 'rejected' : 'hired'] as const;
  const rows = (await own.listBoard(jobId, states)).map((row) => placeRow(row, now));
  const placed = rows.filter(({ state }) => isLive(state) || state === 'hired');
  const listed = isRejected ? rows.filter(({ state }) => state === 'rejected') : placed;
  const sorted = listed
    .filter(({ stage_id: id }) => isRejected || stage === undefined || id === stage)
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => compare(one.key, other.key))
    .map(({ row }) => row);
  const { page, next } = cutBoardPage(sorted, after);
  const names = await own.listNames(page.map(({ id }) => id));
  const nameOf = new Map(names.map((name) => [name.id, name]));
  return {
    columns: viewColumns(job, placed, now),
    cards: page.map((row) => viewBoardCard(row, nameOf.get(row.id), now)),
    revision,
    next,
  };
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND */
export async function openBoard(
  { tenant, jobId, now }: Pick<BoardInput, 'tenant' | 'jobId' | 'now'>,
  { jobs }: Pick<BoardDependencies, 'jobs'>,
): Promise<StoredJob> {
  assertMay(tenant, 'applications.read');
  const job = await findJob({ tenant, jobId }, { jobs });
  if (!maySeeApplications(tenant, job, now)) throw new AppError('ACCESS_DENIED');
  return job;
}

type Key = readonly [stage: string, rank: string, id: string];

const keyOf = ({ stage_id: stage, rank, id }: PlacedRow): Key => [stage, rank, id];

function compare(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const against = other[index] ?? '';
    if (part !== against) return part < against ? -1 : 1;
  }
  return 0;
}

function cutBoardPage(sorted: readonly PlacedRow[], after: string | undefined) {
  const start = after === undefined ? null : readPosition(after);
  const rest = start ? sorted.filter((row) => compare(keyOf(row), start) > 0) : sorted;
  const page = rest.slice(0, boardPageSize);
  const end = page.at(-1);
  return { page, next: rest.length > page.length && end ? writePosition(keyOf(end)) : null };
}

/** Opaque to callers. */
const writePosition = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** @throws {AppError} REQUEST_INVALID */
function readPosition(text: string): Key {
  const refuse = () =>
    new AppError('REQUEST_INVALID', { errors: { after: ['Is not the next of an earlier page'] } });
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refuse();
  }
  if (!Array.isArray(read) || read.length !== 3 || !read.every((part) => typeof part === 'string'))
    throw refuse();
  return read as unknown as Key;
}

function viewColumns(job: StoredJob, rows: readonly PlacedRow[], now: Date): BoardColumn[] {
  const stages = stagesOf(job);
  // Stages often have the same days, and counting working days takes as long as a column.
  const overdueOf = new Map<number, Date>();
  for (const { sla_days: days } of stages)
    if (!overdueOf.has(days)) overdueOf.set(days, findLastOverdue(now, days));
  return stages.map(({ id, name, kind, sla_days: slaDays, limit = null }) => {
    const entered = rows.filter(({ stage_id: stage }) => stage === id).map(({ entered_at: at }) => at);
    const lastOverdue = overdueOf.get(slaDays) ?? findLastOverdue(now, slaDays);
    return {
      stage_id: id,
      ...{ name, kind, sla_days: slaDays, limit },
      count: entered.length,
      median_days: findMedianDays(entered, now),
      // Nobody waits for anything once hired.
      over_sla: kind === 'hired' ? 0 : entered.filter((at) => at <= lastOverdue).length,
    };
  });
}

/** In tenths. */
function findMedianDays(times: readonly Date[], now: Date): number | null {
  const ages = times
    .map((at) => (now.getTime() - at.getTime()) / dayMs)
    .toSorted((one, other) => one - other);
  const [low, high] = [ages[Math.ceil(ages.length / 2) - 1], ages[Math.floor(ages.length / 2)]];
  if (low === undefined || high === undefined) return null;
  return Math.max(0, Math.round(((low + high) / 2) * 10) / 10);
}
