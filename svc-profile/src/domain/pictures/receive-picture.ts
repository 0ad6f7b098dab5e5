import {
  hasPictureSignature,
  type PictureExtension,
  pictureMaxBytes,
  pictureSignatureBytes,
} from '@sabi/contracts/profile/picture-file';
import { AppError } from '@sabi/service-kit/errors';

/**
 * The whole file; fails at the first chunk that breaks a rule.
 * @throws {AppError} PICTURE_EMPTY, PICTURE_CONTENT_MISMATCH, PICTURE_TOO_LARGE
 */
export async function receivePicture(
  source: AsyncIterable<Buffer>,
  extension: PictureExtension,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  let isKnown = false;
  for await (const chunk of source) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > pictureMaxBytes) throw new AppError('PICTURE_TOO_LARGE');
    if (isKnown || sizeBytes < pictureSignatureBytes) continue;
    assertSignature(extension, Buffer.concat(chunks));
    isKnown = true;
  }
  if (sizeBytes === 0) throw new AppError('PICTURE_EMPTY');
  const file = Buffer.concat(chunks);
  if (!isKnown) assertSignature(extension, file);
  return file;
}

function assertSignature(extension: PictureExtension, head: Buffer): void {
  if (!hasPictureSignature(extension, head)) throw new AppError('PICTURE_CONTENT_MISMATCH');
}
