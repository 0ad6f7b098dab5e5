import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { readDocument } from '../../engines/extraction/read-document';
import type { ChildAnswer } from './child-protocol';
import { imageTimeout } from './image-timeout';

/** What a process answers about its document: the text, or why there is none. */
export async function answerDocument(format: CvExtension, bytes: Buffer): Promise<ChildAnswer> {
  try {
    return await readDocument(format, bytes, imageTimeout);
  } catch (error) {
    return {
      code: error instanceof CvUnreadable && error.code === 'NO_TEXT_EXTRACTED' ? error.code : 'INVALID_FILE',
    };
  }
}
