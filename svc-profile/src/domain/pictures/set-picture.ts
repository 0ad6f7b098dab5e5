import type { Transaction } from '@sabi/service-kit/transaction';
import type { UploadRepository } from '../files/upload-repository';
import { reviseProfile, type ReviseProfileDependencies } from '../profiles/revise-profile';

/**
 * Sets or clears the picture. The sweeper deletes the previous file after an hour, unless it is restored.
 * @returns key of the previous picture
 */
export async function setPicture(
  { userId, fileKey }: { userId: string; fileKey: string | null },
  dependencies: ReviseProfileDependencies & { uploads: UploadRepository },
  transaction: Transaction,
): Promise<string | null> {
  let before: string | null = null;
  await reviseProfile(
    {
      userId,
      change: (profile) => {
        before = profile.profile_picture_url;
        return { profile_picture_url: fileKey };
      },
    },
    dependencies,
    transaction,
  );
  if (before) await dependencies.uploads.leave({ fileKey: before, userId }, transaction);
  return before;
}
