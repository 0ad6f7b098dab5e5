import { type ResumeExtension, resumeExtension } from '@sabi/contracts/profile/resume-file';

/** Control characters, and characters that reorder or hide text. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A file name for display and download, from the browser's: without path or invisible characters, with the file's real
 * extension. Never used as a path on the server.
 */
export function cleanFileName(name: string | undefined, extension: ResumeExtension): string {
  const base = (name ?? '').replaceAll(unsafeCharacters, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (!base || /^\.+$/.test(base)) return `cv.${extension}`;
  return resumeExtension(base) === extension ? base : `${base}.${extension}`;
}
