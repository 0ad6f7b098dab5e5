import {
  findCvUploadFault,
  hasCvSignature,
  cvExtension,
  type CvUploadFault,
  cvSignatureBytes,
} from '@sabi/contracts/profile/cv-file';

export type CvFault = CvUploadFault | 'RESUME_CONTENT_MISMATCH';

/** The same checks as at the upload, so that an unusable file is rejected before the address is verified. */
export async function checkCv(file: File): Promise<CvFault | null> {
  const fault = findCvUploadFault(file);
  if (fault) return fault;
  const extension = cvExtension(file.name);
  const firstBytes = new Uint8Array(await file.slice(0, cvSignatureBytes).arrayBuffer());
  return extension && hasCvSignature(extension, firstBytes) ? null : 'RESUME_CONTENT_MISMATCH';
}
