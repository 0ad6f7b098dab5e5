import type { BoardChange } from '@sabi/contracts/http/hiring/application-board';
import type { MemberRepository } from '../../members/member-repository';
import type { Tenant } from '../../tenancy/tenant';
import { findChanges, parseRevision } from './board-revision';
import { type BoardDependencies, openBoard } from './get-board';
import { placeRow, viewBoardCard } from './view-board-card';

interface ChangesInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly since: string | undefined;
  readonly now: Date;
}

interface ChangesDependencies extends BoardDependencies {
  readonly members: Pick<MemberRepository, 'membersOf'>;
}

/**
 * What has changed since a revision, with the members who did it. Two reads of an index where nothing has.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, REQUEST_INVALID for an invalid revision
 */
export async function getBoardChanges(
  { tenant, jobId, since, now }: ChangesInput,
  { members, ...dependencies }: ChangesDependencies,
): Promise<{ revision: string; changes: BoardChange[]; is_complete: boolean }> {
  await openBoard({ tenant, jobId, now }, dependencies);
  const own = dependencies.applications.applicationsOf(tenant);
  const start = since === undefined ? { time: new Date(0), digest: '' } : parseRevision(since);
  // Times of changes are the database's, whatever the service's clock says.
  const { revision, rows } = await findChanges(jobId, start, { own, now: new Date() });
  if (!rows) return { revision, changes: [], is_complete: false };
  if (rows.length === 0) return { revision, changes: [], is_complete: true };
  const names = await own.listNames(rows.map(({ id }) => id));
  const nameOf = new Map(names.map((name) => [name.id, name]));
  const emailOf = new Map(
    (await members.membersOf(tenant).list()).map(({ user_id: id, email }) => [id, email]),
  );
  const changes = rows.map((row): BoardChange => {
    const memberName = row.changed_by ? emailOf.get(row.changed_by) : undefined;
    return {
      card: viewBoardCard(placeRow(row, now), nameOf.get(row.id), now),
      by: row.changed_by && memberName ? { member_id: row.changed_by, name: memberName } : null,
    };
  });
  return { revision, changes, is_complete: true };
}
