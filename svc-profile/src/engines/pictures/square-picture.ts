import {
  type PictureExtension,
  pictureMaxPixels,
  pictureMediaTypes,
} from '@sabi/contracts/profile/picture-file';
import sharp from 'sharp';
import type { PictureFault } from './picture-faults';

/** Twice the pixels of the largest place that shows it. */
const sidePixels = 512;
const quality = 82;

/** The decoder's name of each format. */
const formats: Record<(typeof pictureMediaTypes)[PictureExtension], string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** Disables libvips' other formats, which only add attack surface. */
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

export class RejectedPicture extends Error {
  override readonly name = 'RejectedPicture';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** For a process that makes one picture, where a cache or threads only cost memory. */
export function restrainDecoder(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
}

/**
 * The centre of a picture as WebP, upright, without metadata.
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

/** Reads only the header, so that nothing large is decoded. */
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

/**
 * Not reported by the decoder: an animated PNG has `acTL` before its pixels, an AVIF sequence its own brand.
 */
function isAnimated(format: string, file: Buffer): boolean {
  if (format === 'png') return file.subarray(0, file.indexOf('IDAT')).includes('acTL');
  return format === 'heif' && file.toString('latin1', 8, 12) === 'avis';
}
