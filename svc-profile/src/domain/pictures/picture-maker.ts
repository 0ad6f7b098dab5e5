import type { PictureExtension } from '@sabi/contracts/profile/picture-file';

export interface PictureMaker {
  /**
   * Makes a square WebP of the file that `receive` gives, in a process of its own that is killed when it takes too long or
   * too much memory; one at a time.
   * @throws {AppError} DEPENDENCY_UNAVAILABLE before `receive` is called when too many are waiting; PICTURE_… for what is
   *   wrong with the file; whatever `receive` throws
   */
  make(extension: PictureExtension, receive: () => Promise<Buffer>): Promise<Buffer>;
}
