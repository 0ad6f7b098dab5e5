import { AppError } from '@sabi/service-kit/errors';
import { type Account, mayUseCvs, ownsFile } from '../access/access-policy';
import { type DescribedFile, openStoredFile, type StoredFileDependencies } from './open-stored-file';

/** @throws {AppError} FILE_NOT_FOUND also for a file of another account, and for a recruiter */
export async function openOwnFile(
  { account, fileKey }: { account: Account; fileKey: string },
  dependencies: StoredFileDependencies,
): Promise<DescribedFile> {
  const profile = await dependencies.profiles.findByUser(account.userId);
  if (!ownsFile(account, fileKey) || !mayUseCvs(account, profile)) throw new AppError('FILE_NOT_FOUND');
  return openStoredFile(fileKey, dependencies);
}
