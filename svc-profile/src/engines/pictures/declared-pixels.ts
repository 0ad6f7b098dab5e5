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

/** Where a picture says how large it is, unless it hides that. More would take the process that answers requests too long. */
const headerBytes = 65_536;

/**
 * Whether a picture's header says that it has more pixels than one may have. One whose header cannot be read here is left to
 * the decoder, which looks again.
 */
export function declaresTooManyPixels(extension: PictureExtension, file: Buffer): boolean {
  try {
    const { width, height } = headers[pictureMediaTypes[extension]].calculate(file.subarray(0, headerBytes));
    return width * height > pictureMaxPixels;
  } catch {
    return false;
  }
}
