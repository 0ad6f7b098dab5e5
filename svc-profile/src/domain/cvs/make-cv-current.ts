import type { Transact } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { getOwnCv } from './get-own-cv';
import { type CurrentCvDependencies, setCurrentCv } from './set-current-cv';

/**
 * Also for a CV that could not be parsed. @throws {AppError} RESUME_NOT_FOUND also for a CV of another
 * account
 */
export async function makeCvCurrent(
  request: { account: Account; cvId: string },
  dependencies: CurrentCvDependencies & { transact: Transact },
): Promise<void> {
  const cv = await getOwnCv(request, dependencies);
  const { userId } = request.account;
  await dependencies.transact((transaction) =>
    setCurrentCv({ userId, cv, chosenByOwnerAt: new Date() }, dependencies, transaction),
  );
}
