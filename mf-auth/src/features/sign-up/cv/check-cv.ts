import {
  findResumeFileFault,
  hasResumeSignature,
  resumeExtension,
  type ResumeFileFault,
  resumeSignatureBytes,
} from '@sabi/contracts/profile/resume-file';

export type CvFault = ResumeFileFault | 'RESUME_CONTENT_MISMATCH';

/** The same checks as at the upload, so that an unusable file is rejected before the address is verified. */
export async function checkCv(file: File): Promise<CvFault | null> {
  const fault = findResumeFileFault(file);
  if (fault) return fault;
  const extension = resumeExtension(file.name);
  const firstBytes = new Uint8Array(await file.slice(0, resumeSignatureBytes).arrayBuffer());
  return extension && hasResumeSignature(extension, firstBytes) ? null : 'RESUME_CONTENT_MISMATCH';
}
