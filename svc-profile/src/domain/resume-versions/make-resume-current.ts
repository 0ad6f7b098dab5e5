import type { Transact } from '@sabi/service-kit/transaction';
import type { Account } from '../access-policy';
import { getOwnResume } from '../get-own-resume';
import { type CurrentResumeDependencies, setCurrentResume } from './set-current-resume';

/** Also of one that could not be read: its owner says so. @throws {AppError} RESUME_NOT_FOUND also for a CV of another account */
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
