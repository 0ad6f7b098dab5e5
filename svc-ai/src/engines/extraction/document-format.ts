import { hasCvSignature, cvExtension, type CvExtension } from '@sabi/contracts/profile/cv-file';
import { CvUnreadable } from './cv-unreadable';

/** Stream name in the OLE2 container of an encrypted .docx. */
const encryptedPackageName = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The format by extension and signature, which must agree.
 * @throws {CvUnreadable} INVALID_FILE when they differ, NO_TEXT_EXTRACTED for an encrypted .docx
 */
export function detectFormat(fileName: string, bytes: Buffer): CvExtension {
  const format = cvExtension(fileName);
  if (format && hasCvSignature(format, bytes)) return format;
  if (format === 'docx' && hasCvSignature('doc', bytes) && bytes.includes(encryptedPackageName)) {
    throw new CvUnreadable('NO_TEXT_EXTRACTED');
  }
  throw new CvUnreadable('INVALID_FILE');
}
