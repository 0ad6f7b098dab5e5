import { rejectedStage } from '@sabi/contracts/hiring/application-terms';
import type { Tenant } from '../../tenancy/tenant';
import type { ApplicationRepository } from '../application-repository';
import { rankAtEnd, ranksBetween } from './rank';
import { placeRow } from './view-board-card';

interface Placed {
  readonly ids: readonly string[];
  readonly stage: string;
  /** Application in front of which they go. */
  readonly before: string | null;
  readonly created_at: Date;
}

/**
 * Ranks of applications in the stage to which they are moved; none where only a stage is named that they already have. In front
 * of one that is no longer in the stage means at its end.
 */
export async function findRanks(
  { ids, stage, before, created_at: now }: Placed,
  tenant: Tenant,
  { applications }: { applications: ApplicationRepository },
): Promise<ReadonlyMap<string, string>> {
  if (stage === rejectedStage) return new Map();
  const ranks =
    before === null ? null : await findRanksBefore({ ids, stage, before, now }, tenant, { applications });
  return new Map(ids.map((id, index) => [id, ranks?.[index] ?? rankAtEnd(now, index)]));
}

async function findRanksBefore(
  { ids, stage, before, now }: { ids: readonly string[]; stage: string; before: string; now: Date },
  tenant: Tenant,
  { applications }: { applications: ApplicationRepository },
): Promise<string[] | null> {
  const own = applications.applicationsOf(tenant);
  const target = await own.find(before);
  if (!target) return null;
  const rows = await own.listBoard(target.job_id, ['applied', 'in_process', 'offer', 'hired']);
  const moved = new Set(ids);
  const column = rows
    .map((row) => placeRow(row, now))
    .filter(({ id, stage_id: at }) => at === stage && (id === before || !moved.has(id)))
    .toSorted((one, other) =>
      one.rank === other.rank ? order(one.id, other.id) : order(one.rank, other.rank),
    );
  const index = column.findIndex(({ id }) => id === before);
  const high = column[index]?.rank;
  if (high === undefined) return null;
  // One of the same rank is not in front.
  const low = column.slice(0, index).findLast(({ rank }) => rank < high)?.rank ?? '';
  return ranksBetween(low, high, ids.length);
}

const order = (one: string, other: string): number => (one < other ? -1 : 1);
