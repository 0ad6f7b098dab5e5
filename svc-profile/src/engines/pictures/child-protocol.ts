import type { PictureExtension } from '@sabi/contracts/profile/picture-file';

/** Argument of the child process; the file comes by its standard input. */
export interface ChildOrder {
  readonly extension: PictureExtension;
  /** After this the child ends itself, should its parent be gone. */
  readonly lifetimeMs: number;
}

/** Why a file cannot become a picture. */
export const pictureFaults = [
  'PICTURE_CONTENT_MISMATCH',
  'PICTURE_TOO_LARGE',
  'PICTURE_ANIMATED',
  'PICTURE_UNREADABLE',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** The one message a child sends: a WebP file, or why there is none. */
export type ChildAnswer = { readonly bytes: Uint8Array } | { readonly fault: PictureFault };
