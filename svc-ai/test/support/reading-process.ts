// Reads documents in order. Built like the service, because pdf.js cannot be loaded within jest.
import { CvUnreadable } from '../../src/engines/extraction/cv-unreadable';
import { detectFormat } from '../../src/engines/extraction/document-format';
import type { ExtractedDocument } from '../../src/engines/extraction/extracted-document';
import { readDocument } from '../../src/engines/extraction/read-document';
import { imageTimeout } from '../../src/integrations/text-extraction/image-timeout';

export interface ReadingOrder {
  readonly id: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ReadingAnswer {
  readonly id: number;
  readonly document?: ExtractedDocument;
  readonly code?: CvUnreadable['code'];
}

process.on('disconnect', () => process.exit(0));
process.on('message', (order: ReadingOrder) => {
  void read(order).then((answer) => process.send?.(answer));
});

async function read({ id, fileName, bytes }: ReadingOrder): Promise<ReadingAnswer> {
  const content = Buffer.from(bytes);
  try {
    const document = await readDocument(detectFormat(fileName, content), content, imageTimeout);
    return { id, document };
  } catch (error) {
    if (error instanceof CvUnreadable) return { id, code: error.code };
    throw error;
  }
}
