// The one rule for a profile picture, in the browser and on the server. No dependency, so that it costs a page nothing.

/** The limit of a CV. A file of exactly this size is accepted. */
export const pictureMaxBytes = 10_485_760;

/** Width times height, read from the file's header before anything is decoded. */
export const pictureMaxPixels = 40_000_000;

/** Extension → media type a browser declares for it. */
export const pictureMediaTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type PictureExtension = keyof typeof pictureMediaTypes;
export type PictureFileFault = 'PICTURE_TYPE_UNSUPPORTED' | 'PICTURE_TOO_LARGE' | 'PICTURE_EMPTY';

export const storedPictureExtension = 'webp';

/** `Foto Ayu.JPG` → `jpg`; undefined when the extension is not one of ours. */
export function pictureExtension(fileName: string): PictureExtension | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(pictureMediaTypes, extension) ? (extension as PictureExtension) : undefined;
}

/** Checks before an upload: name and size in bytes. */
export function findPictureFileFault(file: { name: string; size: number }): PictureFileFault | undefined {
  if (!pictureExtension(file.name)) return 'PICTURE_TYPE_UNSUPPORTED';
  if (file.size > pictureMaxBytes) return 'PICTURE_TOO_LARGE';
  if (file.size === 0) return 'PICTURE_EMPTY';
  return undefined;
}

/** Longest signature below, in bytes. */
export const pictureSignatureBytes = 12;

/** Offset and bytes as text: all have to match. */
const signatures: Record<(typeof pictureMediaTypes)[PictureExtension], readonly [number, string][]> = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  'image/avif': [[4, 'ftyp']], // its many brands are left to the decoder
};

/** True when the first bytes are those of the format the extension promises. */
export function hasPictureSignature(extension: PictureExtension, firstBytes: Uint8Array): boolean {
  return signatures[pictureMediaTypes[extension]].every(([offset, text]) =>
    [...text].every((character, index) => firstBytes[offset + index] === character.charCodeAt(0)),
  );
}
