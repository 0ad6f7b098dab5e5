import { type CvExtension, cvExtension } from '@sabi/contracts/profile/cv-file';

/** Control characters, and those that reorder or hide text. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A file name for display and download: without path or invisible characters, with the file's real extension.
 * Never a path on the server.
 */
export function cleanFileName(name: string | undefined, extension: CvExtension): string {
  const base = (name ?? '').replaceAll(unsafeCharacters, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (!base || /^\.+$/.test(base)) return `cv.${extension}`;
  return cvExtension(base) === extension ? base : `${base}.${extension}`;
}
