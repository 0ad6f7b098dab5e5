import type { PictureExtension } from '@sabi/contracts/profile/picture-file';

export interface PictureMaker {
  /**
   * Makes a square WebP of the file from `receive`, one at a time, in a process that is killed when it
   * exceeds time or memory.
   * @throws {AppError} DEPENDENCY_UNAVAILABLE before `receive` when too many wait; PICTURE_… for a fault of
   * the file; errors of `receive`
   */
  make(extension: PictureExtension, receive: () => Promise<Buffer>): Promise<Buffer>;
}
