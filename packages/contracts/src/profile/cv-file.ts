// The one rule for a CV file, in the browser and on the server. No dependency, so that it costs a page nothing.

/** 10 MB: specification, section 9. A file of exactly this size is accepted. */
export const cvMaxBytes = 10_485_760;

/** Extension → media type a browser declares for it. */
export const cvMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type CvExtension = keyof typeof cvMediaTypes;
export type CvUploadFault = 'RESUME_TYPE_UNSUPPORTED' | 'RESUME_TOO_LARGE' | 'RESUME_EMPTY';

/** Longest signature below, in bytes. */
export const cvSignatureBytes = 8;

const signatures: Record<CvExtension, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], // OLE2 compound file
  docx: [0x50, 0x4b, 0x03, 0x04], // zip, local file header
};

/** `CV Ayu.PDF` → `pdf`; undefined when the extension is not one of ours. */
export function cvExtension(fileName: string): CvExtension | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(cvMediaTypes, extension) ? (extension as CvExtension) : undefined;
}

/** Checks before an upload: name and size in bytes. */
export function findCvUploadFault(file: { name: string; size: number }): CvUploadFault | undefined {
  if (!cvExtension(file.name)) return 'RESUME_TYPE_UNSUPPORTED';
  if (file.size > cvMaxBytes) return 'RESUME_TOO_LARGE';
  if (file.size === 0) return 'RESUME_EMPTY';
  return undefined;
}

/** True when the first bytes are those of the format the extension promises. */
export function hasCvSignature(extension: CvExtension, firstBytes: Uint8Array): boolean {
  return signatures[extension].every((byte, index) => firstBytes[index] === byte);
}
