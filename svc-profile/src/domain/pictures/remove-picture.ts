import type { PictureChange } from '@sabi/contracts/http/profile/picture';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { openProfile } from '../profiles/open-profile';
import { setPicture } from './set-picture';
import type { PictureDependencies } from './upload-picture';

/** Removes the picture, which can be restored for an hour. */
export async function removePicture(
  { account }: { account: Account },
  dependencies: Omit<PictureDependencies, 'pictureMaker'>,
): Promise<PictureChange> {
  await assertCvAccess(account, dependencies);
  await openProfile(account, dependencies);
  const replaced = await dependencies.transact((transaction) =>
    setPicture({ userId: account.userId, fileKey: null }, dependencies, transaction),
  );
  return { picture: null, replaced };
}
