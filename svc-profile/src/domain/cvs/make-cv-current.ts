import type { Account } from '../access/access-policy';
import { getOwnResume } from './get-own-cv';
import { type CurrentResumeDependencies, setCurrentResume } from './set-current-cv';
import type { Transact } from '../transactions/transaction';

/** Allowed also for a CV that could not be parsed. @throws {AppError} RESUME_NOT_FOUND also for a CV of another account */
export async function makeResumeCurrent(
  request: { account: Account; resumeId: string },
  dependencies: CurrentResumeDependencies & { transact: Transact },
): Promise<void> {
  const resume = await getOwnResume(request, dependencies);
  const { userId } = request.account;
  await dependencies.transact((transaction) =>
    setCurrentResume({ userId, resume, chosenByOwnerAt: new Date() }, dependencies, transaction),
  );
}
