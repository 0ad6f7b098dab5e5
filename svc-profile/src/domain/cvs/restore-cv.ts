import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { requestNextParse } from './request-next-parse';
import { assertWithinQuota } from './assert-within-quota';
import type { RemovedCv, RemovedCvs } from './removed-cvs';
import { type CurrentCvDependencies, setCurrentCv } from './set-current-cv';

const restorableMs = 10 * 60_000;

interface RestoreDependencies extends CurrentCvDependencies {
  readonly removedCvs: RemovedCvs;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
  readonly quotaBytes: number;
  readonly logger: Logger;
}

/**
 * Restores a removed CV, as the current one if it was, unless a newer one was uploaded.
 * @throws {AppError} RESUME_NOT_FOUND after the deadline, RESUME_TOO_LARGE when the quota is used up
 */
export async function restoreCv(
  { account, cvId, now }: { account: Account; cvId: string; now: Date },
  dependencies: RestoreDependencies,
): Promise<void> {
  const { cvs, removedCvs, transact, logger } = dependencies;
  const { userId } = account;
  await assertCvAccess(account, dependencies);
  const since = new Date(now.getTime() - restorableMs);
  await transact(async (transaction) => {
    const removed = await removedCvs.take({ cvId, userId, since }, transaction);
    if (!removed) throw new AppError('RESUME_NOT_FOUND');
    const { was_current: _current, removed_at: _removed, ...cv } = removed;
    await cvs.insert(cv, transaction);
    await requestNextParse(userId, dependencies, transaction);
    assertWithinQuota(await cvs.sumBytes(userId, transaction), dependencies);
    if (await isCurrentAgain(removed, dependencies, transaction))
      await setCurrentCv({ userId, cv }, dependencies, transaction);
  });
  logger.info({ resume_id: cvId }, 'cv.restored');
}

async function isCurrentAgain(
  { was_current, removed_at, user_id }: RemovedCv,
  { cvs }: RestoreDependencies,
  transaction: Transaction,
): Promise<boolean> {
  if (!was_current) return false;
  const newest = await cvs.findNewest(user_id, transaction);
  return !newest || newest.uploaded_at < removed_at;
}
