import {
  type PictureExtension,
  pictureExtension,
  pictureMaxBytes,
  pictureMediaTypes,
  storedPictureExtension,
} from '@sabi/contracts/profile/picture-file';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile } from '../access/access-policy';
import type { DeclaredUpload } from '../cvs/upload-rules';

const namePattern = /^profile_\d{13}\.[a-z0-9]{3,4}$/;
const unspecificMediaType = 'application/octet-stream';
const typeRule = `Only JPG, PNG, WebP, and AVIF pictures are supported: a name with .${Object.keys(pictureMediaTypes).join(', .')}, and with it ${[...new Set(Object.values(pictureMediaTypes))].join(', ')}, ${unspecificMediaType} or no Content-Type`;

/** Whether the name, without its extension, is that of a picture in the storage. */
export function isPictureName(fileName: string): boolean {
  return namePattern.test(fileName);
}

export interface AcceptedPicture {
  readonly fileKey: string;
  readonly extension: PictureExtension;
}

/** Checks before the file is read. @throws {AppError} */
export function assertAcceptablePicture(account: Account, upload: DeclaredUpload): AcceptedPicture {
  const { folder, fileName, mediaType, contentLength } = upload;
  if (!ownsFile(account, `${folder}/${fileName}`)) throw new AppError('FILE_NOT_FOUND');
  const extension = pictureExtension(fileName);
  if (!extension || ![undefined, unspecificMediaType, pictureMediaTypes[extension]].includes(mediaType))
    throw new AppError('PICTURE_TYPE_UNSUPPORTED', { detail: typeRule });
  if (contentLength !== undefined && contentLength > pictureMaxBytes) throw new AppError('PICTURE_TOO_LARGE');
  const base = fileName.slice(0, -extension.length);
  return { fileKey: `${folder}/${base}${storedPictureExtension}`, extension };
}
