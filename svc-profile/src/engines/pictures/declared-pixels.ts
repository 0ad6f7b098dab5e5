import {
  type PictureExtension,
  pictureMaxPixels,
  pictureMediaTypes,
} from '@sabi/contracts/profile/picture-file';
import { HEIF } from 'image-size/types/heif';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

const headers: Record<(typeof pictureMediaTypes)[PictureExtension], IImage> = {
  'image/jpeg': JPG,
  'image/png': PNG,
  'image/webp': WEBP,
  'image/avif': HEIF,
};

/** Enough for the header of usual files; more would block the main process too long. */
const headerBytes = 65_536;

/**
 * Whether the header declares too many pixels. An unreadable header is left to the decoder, which checks
 * again.
 */
export function declaresTooManyPixels(extension: PictureExtension, file: Buffer): boolean {
  try {
    const { width, height } = headers[pictureMediaTypes[extension]].calculate(file.subarray(0, headerBytes));
    return width * height > pictureMaxPixels;
  } catch {
    return false;
  }
}
