import { Readable } from 'node:stream';
import type { ProfilePicture } from '@sabi/contracts/http/profile/picture';
import { pictureMediaTypes, storedPictureExtension } from '@sabi/contracts/profile/picture-file';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { UploadDependencies } from '../cvs/upload-cv';
import type { DeclaredUpload } from '../cvs/upload-rules';
import { isFileInUse } from '../files/is-file-in-use';
import { storeFile } from '../files/store-file';
import { undoUpload } from '../files/undo-upload';
import type { UploadClaim } from '../files/upload-repository';
import { openProfile } from '../profiles/open-profile';
import type { PictureMaker } from './picture-maker';
import { assertAcceptablePicture } from './picture-rules';
import { receivePicture } from './receive-picture';
import { setPicture } from './set-picture';
import { viewPicture } from './view-picture';

export interface PictureUpload extends DeclaredUpload {
  readonly account: Account;
  readonly content: AsyncIterable<Buffer>;
  readonly now: Date;
}

export interface PictureDependencies extends UploadDependencies {
  readonly pictureMaker: PictureMaker;
  readonly fileLinkSecret: string;
}

/**
 * Stores only a square crop and sets it on the profile, all or nothing. The upload is recorded before the
 * file, so that the sweeper finds files left by a crash.
 */
export async function uploadPicture(
  upload: PictureUpload,
  dependencies: PictureDependencies,
): Promise<{ picture: ProfilePicture; replaced: string | null }> {
  const { account, content, now } = upload;
  await assertCvAccess(account, dependencies);
  const { fileKey, extension } = assertAcceptablePicture(account, upload);
  await openProfile(account, dependencies);
  const square = await dependencies.pictureMaker.make(extension, () => receivePicture(content, extension));
  const claim = await claimKey({ fileKey, userId: account.userId }, dependencies);
  await storeFile(claim, Readable.from([square]), pictureMediaTypes[storedPictureExtension], dependencies);
  const replaced = await savePicture(claim, account, dependencies);
  dependencies.logger.info({ size_bytes: square.length }, 'picture.uploaded');
  return { picture: viewPicture({ fileKey, now }, dependencies), replaced };
}

/** @throws {AppError} RESUME_ALREADY_EXISTS while a file or another upload has the key */
async function claimKey(
  file: { fileKey: string; userId: string },
  dependencies: PictureDependencies,
): Promise<UploadClaim> {
  const claim = await dependencies.uploads.begin(file);
  if (!claim) throw new AppError('RESUME_ALREADY_EXISTS');
  if (await isFileInUse(file.fileKey, dependencies)) {
    await dependencies.uploads.forget(claim);
    throw new AppError('RESUME_ALREADY_EXISTS');
  }
  return claim;
}

/** @returns key of the previous picture */
async function savePicture(
  claim: UploadClaim,
  { userId }: Account,
  dependencies: PictureDependencies,
): Promise<string | null> {
  const { uploads, transact } = dependencies;
  try {
    return await transact(async (transaction) => {
      await uploads.complete(claim, transaction);
      return setPicture({ userId, fileKey: claim.fileKey }, dependencies, transaction);
    });
  } catch (error) {
    // Committed, but the answer with the previous key was lost.
    if ((await undoUpload(claim, dependencies)) === 'committed') return null;
    throw error;
  }
}
