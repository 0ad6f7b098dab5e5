import type { OutgoingHttpHeaders } from 'node:http';
import { create as createContentDisposition } from 'content-disposition';

interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** For a personal document: offered as a download, neither rendered under our origin nor cached. */
export const attachmentHeaders = ({ fileName, mediaType, sizeBytes }: Attachment): OutgoingHttpHeaders => ({
  'Content-Type': mediaType,
  'Content-Length': sizeBytes,
  'Content-Disposition': createContentDisposition(fileName),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'private, no-store',
});
