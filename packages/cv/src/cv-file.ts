import { decodeText } from './decode-text';
import { cvAccept } from '@sabi/contracts/profile/cv-accept';
import { hasCvSignature, cvExtension, cvMaxBytes, cvSignatureBytes } from '@sabi/contracts/profile/cv-file';

// Files accepted by the landing panel, in the browser and on the server. No dependency, so that it costs a page nothing.

export type CvFileFault = 'type' | 'size';

/** Result for a chosen file: its text, a note to paste it, or a fault. */
export type CvFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'paste' }
  | { readonly kind: 'refused'; readonly fault: CvFileFault };

/** Value of `accept` for the file input. */
export const acceptedCvFiles = `${cvAccept},.txt,text/plain`;

/** By content, not by name alone: a picture called `cv.pdf` is rejected. */
export async function readCvFile(file: File): Promise<CvFile> {
  const extension = cvExtension(file.name);
  const isText = /\.txt$/i.test(file.name);
  if (!extension && !isText) return { kind: 'refused', fault: 'type' };
  if (file.size > cvMaxBytes) return { kind: 'refused', fault: 'size' };
  if (extension) {
    const firstBytes = new Uint8Array(await file.slice(0, cvSignatureBytes).arrayBuffer());
    return hasCvSignature(extension, firstBytes) ? { kind: 'paste' } : { kind: 'refused', fault: 'type' };
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { kind: 'refused', fault: 'type' } : { kind: 'text', text };
}
