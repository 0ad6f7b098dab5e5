import type { PictureExtension } from '@sabi/contracts/profile/picture-file';
import type { PictureFault } from '../../engines/pictures/picture-faults';

/** Argument of the child process; the file comes by stdin. */
export interface ChildOrder {
  readonly extension: PictureExtension;
  /** The child exits after this, even without its parent. */
  readonly lifetimeMs: number;
}

/** The child's only message: a WebP file or a fault. */
export type ChildAnswer = { readonly bytes: Uint8Array } | { readonly fault: PictureFault };
