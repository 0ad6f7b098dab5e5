import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile } from './access-policy';
import { assertResumeAccess } from './assert-resume-access';
import { type DescribedFile, openStoredFile, type StoredFileDependencies } from './open-stored-file';

/** A file of the caller's. @throws {AppError} FILE_NOT_FOUND also for a file of another account */
export async function openOwnFile(
  { account, fileKey }: { account: Account; fileKey: string },
  dependencies: StoredFileDependencies,
): Promise<DescribedFile> {
  await assertResumeAccess(account, dependencies);
  if (!ownsFile(account, fileKey)) throw new AppError('FILE_NOT_FOUND');
  return openStoredFile(fileKey, dependencies);
}
