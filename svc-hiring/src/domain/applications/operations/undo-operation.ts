import type { UndoResult } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { JobRepository } from '../../jobs/job-repository';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';
import { isLive, type StoredApplication } from '../application';
import { effectiveState, findNextTime } from '../application-clock';
import type { ApplicationRepository } from '../application-repository';
import { maySeeApplications } from '../may-see-applications';
import type { OperationItem, OperationRepository, UndoneItem } from './operation';
import { findJobs } from './run-move';

interface UndoDependencies {
  readonly operations: OperationRepository;
  readonly applications: ApplicationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly transact: Transact;
}

interface UndoInput {
  readonly tenant: Tenant;
  readonly operationId: string;
  readonly now: Date;
}

const batchSize = 100;

/**
 * Gives the applications of a move their places back, as far as nothing has moved them since and their talents have not been
 * notified. Idempotent, also after a crash; also for another member than the one who moved them.
 * @throws {AppError} ACCESS_DENIED, OPERATION_NOT_FOUND, OPERATION_ENDED
 */
export async function undoOperation(
  input: UndoInput,
  dependencies: UndoDependencies,
): Promise<{ application_id: string; result: UndoResult }[]> {
  const { tenant, operationId, now } = input;
  assertMay(tenant, 'applications.read');
  const own = dependencies.operations.operationsOf(tenant);
  const found = await own.find(operationId);
  if (!found) throw new AppError('OPERATION_NOT_FOUND');
  if (!found.undone_at && found.undo_until <= now) throw new AppError('OPERATION_ENDED');
  await own.beginUndo(operationId, now);
  // Read again: from now on the move adds nothing.
  const { items, undone } = (await own.find(operationId)) ?? found;
  const moved = items.filter(({ result }) => result === 'moved');
  const done = new Map(undone.map(({ application_id: id, result }) => [id, result]));
  const left = moved.filter(({ application_id: id }) => !done.has(id));
  for (let start = 0; start < left.length; start += batchSize) {
    const batch = left.slice(start, start + batchSize);
    const results = await dependencies.transact((transaction) =>
      undoBatch(batch, input, dependencies, transaction),
    );
    for (const { application_id: id, result } of results) done.set(id, result);
  }
  return moved.map(({ application_id: id }) => ({ application_id: id, result: done.get(id) ?? 'not_found' }));
}

async function undoBatch(
  batch: readonly OperationItem[],
  { tenant, operationId, now }: UndoInput,
  { operations, applications, jobs, transact: _transact }: UndoDependencies,
  transaction: Transaction,
): Promise<readonly UndoneItem[]> {
  const own = operations.operationsOf(tenant);
  const known = (await own.find(operationId, transaction))?.undone ?? [];
  const inBatch = (id: string) => batch.some((item) => item.application_id === id);
  const done = known.filter(({ application_id: id }) => inBatch(id)); // by the same call, sent twice at once
  const left = batch.filter(({ application_id: id }) => done.every((item) => item.application_id !== id));
  const found = await applications.applicationsOf(tenant).findMany(
    left.map(({ application_id: id }) => id),
    transaction,
  );
  const jobOf = await findJobs(found, tenant, { jobs }, transaction);
  const changes: { at: StoredApplication; changes: Partial<StoredApplication> }[] = [];
  const results = left.map((item): UndoneItem => {
    const application = found.find(({ id }) => id === item.application_id);
    const job = application && jobOf.get(application.job_id);
    const isSeen = application && job && maySeeApplications(tenant, job, now);
    if (!isSeen) return { application_id: item.application_id, result: 'not_found' };
    const restored = planUndo(application, item, { operationId, now });
    if (restored) changes.push({ at: application, changes: { ...restored, changed_by: tenant.userId } });
    return { application_id: item.application_id, result: restored ? 'undone' : 'changed' };
  });
  await applications.applicationsOf(tenant).changeAll(changes, transaction);
  await own.addUndone(operationId, results, transaction);
  return [...done, ...results];
}

/** @returns null when it was moved again, has ended, or its talent was notified */
function planUndo(
  application: StoredApplication,
  { is_held: isHeld, earlier }: OperationItem,
  { operationId, now }: { operationId: string; now: Date },
): Partial<StoredApplication> | null {
  const { held, operation_id: last } = application;
  if (!earlier || last !== operationId || !isLive(effectiveState(application, now))) return null;
  if (!isHeld)
    return { rank: earlier.rank ?? null, operation_id: earlier.operation_id ?? null, updated_at: now };
  if (!held || held.notify_at <= now) return null;
  // What an earlier move would have notified in the meantime is notified now.
  const notifyAt = earlier.held && earlier.held.notify_at < now ? now : earlier.held?.notify_at;
  const restored = {
    ...earlier,
    held: earlier.held && notifyAt ? { ...earlier.held, notify_at: notifyAt } : null,
    updated_at: now,
  };
  return { ...restored, next_at: findNextTime({ ...application, ...restored }, { now, isNew: false }) };
}
