import type { PictureChange, removeProfilePictureRoute } from '@sabi/contracts/http/profile/picture';
import { pictureExtension, pictureMediaTypes } from '@sabi/contracts/profile/picture-file';
import { requestJson } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

const path: (typeof removeProfilePictureRoute)['path'] = '/api/profile/v1/profile-picture';

/** Stores a file that passed `findPictureFileFault`, and makes it the picture. @throws {RequestFailed} */
export function sendPicture(
  fetch: Fetch,
  { file, userId }: { file: File; userId: string },
): Promise<PictureChange> {
  const extension = pictureExtension(file.name) ?? 'jpg';
  const key = `${userId}/profile_${Date.now()}.${extension}`;
  return requestJson<PictureChange>(fetch, `/storage/v1/object/profile-assets/${key}`, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': pictureMediaTypes[extension] },
  });
}

/** @throws {RequestFailed} */
export function removePicture(fetch: Fetch): Promise<PictureChange> {
  return requestJson<PictureChange>(fetch, path, { method: 'DELETE' });
}

/** Restores an earlier picture by its key. @throws {RequestFailed} */
export function restorePicture(fetch: Fetch, fileKey: string): Promise<PictureChange> {
  return requestJson<PictureChange>(fetch, path, { method: 'PUT', json: { file_key: fileKey } });
}
