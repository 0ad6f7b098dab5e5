import type { PictureChange } from '@sabi/contracts/http/profile/picture';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { openProfile } from '../profiles/open-profile';
import { setPicture } from './set-picture';
import type { PictureDependencies } from './upload-picture';
import { viewPicture } from './view-picture';

/**
 * Restores a replaced or removed picture in place of the current one.
 * @throws {AppError} PICTURE_NOT_FOUND when the file is not the caller's, or no longer exists
 */
export async function restorePicture(
  { account, fileKey, now }: { account: Account; fileKey: string; now: Date },
  dependencies: Omit<PictureDependencies, 'pictureMaker'>,
): Promise<PictureChange> {
  await assertCvAccess(account, dependencies);
  const { profile_picture_url: current } = await openProfile(account, dependencies);
  const picture = viewPicture({ fileKey, now }, dependencies);
  if (current === fileKey) return { picture, replaced: null }; // repeated after a lost answer
  if (!ownsFile(account, fileKey)) throw new AppError('PICTURE_NOT_FOUND');
  const { userId } = account;
  const replaced = await dependencies.transact(async (transaction) => {
    if (!(await dependencies.uploads.takeBack({ fileKey, userId }, transaction)))
      throw new AppError('PICTURE_NOT_FOUND');
    return setPicture({ userId, fileKey }, dependencies, transaction);
  });
  return { picture, replaced };
}
