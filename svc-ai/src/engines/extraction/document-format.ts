import { hasCvSignature, cvExtension, type CvExtension } from '@sabi/contracts/profile/cv-file';
import { CvUnreadable } from './cv-unreadable';

/** An encrypted .docx is an OLE2 container with a stream of this name. */
const encryptedPackageName = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The format of a file, when its extension and its signature agree.
 * @throws {CvUnreadable} INVALID_FILE when they do not, NO_TEXT_EXTRACTED for an encrypted .docx
 */
export function detectFormat(fileName: string, bytes: Buffer): CvExtension {
  const format = cvExtension(fileName);
  if (format && hasCvSignature(format, bytes)) return format;
  if (format === 'docx' && hasCvSignature('doc', bytes) && bytes.includes(encryptedPackageName)) {
    throw new CvUnreadable('NO_TEXT_EXTRACTED');
  }
  throw new CvUnreadable('INVALID_FILE');
}
