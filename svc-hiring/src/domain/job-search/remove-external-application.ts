import { externalApplicationsMax, externalUndoMinutes } from '@sabi/contracts/hiring/field-limits';
import type { ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { assertMayChange, type Caller, type ChangeGuards } from './assert-may-change';
import type {
  CardNotes,
  ExternalApplications,
  JobSearchCounts,
  RemovedExternals,
} from './job-search-repository';
import { viewWithNote } from './view-external';

interface RemoveDependencies extends ChangeGuards {
  readonly externalApplications: ExternalApplications;
  readonly cardNotes: CardNotes;
  readonly removedExternals: RemovedExternals;
  readonly jobSearchCounts: JobSearchCounts;
  readonly transact: Transact;
}

interface RemoveInput {
  readonly principal: Caller;
  readonly externalId: string;
  readonly now: Date;
}

/** Idempotent. The note goes with it; both can be restored for a while. @throws {AppError} those of `assertMayChange` */
export async function removeExternalApplication(
  { principal, externalId, now }: RemoveInput,
  dependencies: RemoveDependencies,
): Promise<void> {
  await assertMayChange(principal, dependencies);
  const { externalApplications, cardNotes, removedExternals, jobSearchCounts, transact } = dependencies;
  const { userId } = principal;
  await transact(async (transaction) => {
    const external = await externalApplications.remove(userId, externalId, transaction);
    if (!external) return;
    const note = await cardNotes.remove(userId, externalId, transaction);
    const ids = { talent_id: userId, external_id: externalId };
    await removedExternals.put({ ...ids, external, note, removed_at: now }, transaction);
    await jobSearchCounts.add(userId, { external: -1 }, transaction);
  });
}

/**
 * Takes a deletion back, with note and history. One that is there stays as it is.
 * @throws {AppError} APPLICATION_NOT_FOUND also once it is too late, EXTERNAL_APPLICATIONS_TOO_MANY, and those of `assertMayChange`
 */
export async function restoreExternalApplication(
  { principal, externalId, now }: RemoveInput,
  dependencies: RemoveDependencies,
): Promise<ExternalBoardCard> {
  await assertMayChange(principal, dependencies);
  const { externalApplications, cardNotes, removedExternals, jobSearchCounts, transact } = dependencies;
  const { userId } = principal;
  const since = new Date(now.getTime() - externalUndoMinutes * 60_000);
  const restored = await transact(async (transaction) => {
    const { external: count } = await jobSearchCounts.find(userId, transaction);
    const known = await externalApplications.find(userId, externalId, transaction);
    if (known) return known;
    const removed = await removedExternals.take({ talentId: userId, id: externalId, since }, transaction);
    if (!removed) throw new AppError('APPLICATION_NOT_FOUND');
    if (count >= externalApplicationsMax) throw new AppError('EXTERNAL_APPLICATIONS_TOO_MANY');
    const { external, note } = removed;
    await externalApplications.insert([external], transaction);
    if (note) await cardNotes.insert([note], transaction);
    await jobSearchCounts.add(userId, { external: 1 }, transaction);
    return external;
  });
  return viewWithNote(restored, now, dependencies);
}
