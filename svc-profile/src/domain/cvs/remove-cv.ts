import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { requestNextParse } from './request-next-parse';
import { getOwnCv } from './get-own-cv';
import type { RemovedCvs } from './removed-cvs';
import { type CurrentCvDependencies, setCurrentCv } from './set-current-cv';

/**
 * Removes a CV, restorable until the sweeper deletes its file. After the current CV, the newest usable one
 * becomes current, or none.
 * @throws {AppError} RESUME_NOT_FOUND also for a CV of another account
 */
export async function removeCv(
  { account, cvId, now }: { account: Account; cvId: string; now: Date },
  dependencies: CurrentCvDependencies & {
    removedCvs: RemovedCvs;
    outbox: Pick<Outbox, 'append'>;
    transact: Transact;
    logger: Logger;
  },
): Promise<void> {
  const { profiles, cvs, removedCvs, transact, logger } = dependencies;
  const { userId } = account;
  await getOwnCv({ account, cvId }, dependencies);
  await transact(async (transaction) => {
    const cv = await cvs.remove(cvId, transaction);
    if (!cv) throw new AppError('RESUME_NOT_FOUND');
    const profile = await profiles.findByUser(userId, transaction);
    const was_current = profile?.cv_url === cv.file_key;
    await removedCvs.insert({ ...cv, was_current, removed_at: now }, transaction);
    await requestNextParse(userId, dependencies, transaction);
    if (!was_current) return;
    const next = await cvs.findNewestUsable(userId, transaction);
    await setCurrentCv({ userId, cv: next }, dependencies, transaction);
  });
  logger.info({ resume_id: cvId }, 'cv.removed');
}
