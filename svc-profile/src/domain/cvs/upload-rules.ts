import { type CvExtension, cvExtension, cvMaxBytes, cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import { AppError } from '@sabi/service-kit/errors';
import { type Account, ownsFile } from '../access/access-policy';

/** An upload as declared by its address and headers. */
export interface DeclaredUpload {
  /** First part of the key in the address. */
  readonly folder: string;
  /** Second part of the key. */
  readonly fileName: string;
  /** undefined where the browser sends none. */
  readonly mediaType: string | undefined;
  /** undefined for a chunked body. */
  readonly contentLength: number | undefined;
}

export interface AcceptedUpload {
  readonly fileKey: string;
  readonly extension: CvExtension;
}

const keyPattern = /^cv_\d{13}\.[a-z0-9]{3,4}$/;
const unspecificMediaType = 'application/octet-stream';

/** The rules, for who writes a client: names and types that are taken. */
const keyRule =
  'A CV is named cv_ and the time of its upload, 13 digits of milliseconds, with .pdf, .doc or .docx: cv_1764460800000.pdf';
const typeRule = `Only PDF, DOC, and DOCX files are supported: a name with .pdf, .doc or .docx, and with it ${Object.values(cvMediaTypes).join(', ')}, ${unspecificMediaType} or no Content-Type`;

/** Checks before the file is read. @throws {AppError} */
export function assertAcceptable(account: Account, upload: DeclaredUpload): AcceptedUpload {
  const fileKey = `${upload.folder}/${upload.fileName}`;
  if (!ownsFile(account, fileKey)) throw new AppError('FILE_NOT_FOUND');
  if (!keyPattern.test(upload.fileName)) throw new AppError('FILE_KEY_INVALID', { detail: keyRule });
  const extension = cvExtension(upload.fileName);
  if (!extension || !matchesExtension(upload.mediaType, extension))
    throw new AppError('RESUME_TYPE_UNSUPPORTED', { detail: typeRule });
  if (upload.contentLength !== undefined && upload.contentLength > cvMaxBytes) {
    throw new AppError('RESUME_TOO_LARGE');
  }
  return { fileKey, extension };
}

function matchesExtension(mediaType: string | undefined, extension: CvExtension): boolean {
  return [undefined, unspecificMediaType, cvMediaTypes[extension]].includes(mediaType);
}
