import {
  type PictureExtension,
  pictureMaxPixels,
  pictureMediaTypes,
} from '@sabi/contracts/profile/picture-file';
import sharp from 'sharp';
import type { PictureFault } from './picture-faults';

/** Sharp on the largest place it has, at twice the pixels. */
const sidePixels = 512;
const quality = 82;

/** The format the decoder has to find behind what an extension promises. */
const formats: Record<(typeof pictureMediaTypes)[PictureExtension], string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** libvips reads many formats, each with bugs of its own: all but ours are shut off. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

export class RejectedPicture extends Error {
  override readonly name = 'RejectedPicture';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** For a process that makes one picture: a cache or more threads would only cost memory. */
export function restrainDecoder(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
}

/**
 * The middle of a picture as WebP, upright, with nothing in it but what is seen: place, camera and colour profile stay out.
 * @throws {RejectedPicture}
 */
export async function makeSquarePicture(extension: PictureExtension, file: Buffer): Promise<Buffer> {
  const side = Math.min(sidePixels, await measureShorterSide(extension, file));
  try {
    return await sharp(file, { limitInputPixels: pictureMaxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw new RejectedPicture('PICTURE_UNREADABLE');
  }
}

/** From the header alone: nothing is decoded before it is known how much that would be. */
async function measureShorterSide(extension: PictureExtension, file: Buffer): Promise<number> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RejectedPicture('PICTURE_UNREADABLE');
    });
  const { format, compression, width, height, pages = 1 } = header;
  const isPromised = format === formats[pictureMediaTypes[extension]];
  if (!isPromised || (format === 'heif' && compression !== 'av1'))
    throw new RejectedPicture('PICTURE_CONTENT_MISMATCH');
  if (width * height > pictureMaxPixels) throw new RejectedPicture('PICTURE_TOO_LARGE');
  if (pages > 1 || isAnimated(format, file)) throw new RejectedPicture('PICTURE_ANIMATED');
  return Math.min(width, height);
}

/** The decoder does not report it: an animated PNG has `acTL` before its pixels, an AVIF sequence has its own brand. */
function isAnimated(format: string, file: Buffer): boolean {
  if (format === 'png') return file.subarray(0, file.indexOf('IDAT')).includes('acTL');
  return format === 'heif' && file.toString('latin1', 8, 12) === 'avis';
}
