import type { PictureExtension } from '@sabi/contracts/profile/picture-file';
import type { PictureFault } from '../../engines/pictures/picture-faults';

/** Argument of the child process; the file comes by its standard input. */
export interface ChildOrder {
  readonly extension: PictureExtension;
  /** After this the child ends itself, should its parent be gone. */
  readonly lifetimeMs: number;
}

/** The one message a child sends: a WebP file, or why there is none. */
export type ChildAnswer = { readonly bytes: Uint8Array } | { readonly fault: PictureFault };
