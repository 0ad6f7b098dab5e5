import { type ResumeExtension, resumeExtension } from '@sabi/contracts/resume-file';

/** Control characters, and those that reorder or hide text: a name must read as what it is. */
const unseemly = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A name to show and to save under, from what a browser said: no path, nothing invisible, with the extension of what
 * the file is. Never used as a path of ours.
 */
export function cleanFileName(name: string | undefined, extension: ResumeExtension): string {
  const base = (name ?? '').replaceAll(unseemly, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (!base || /^\.+$/.test(base)) return `cv.${extension}`;
  return resumeExtension(base) === extension ? base : `${base}.${extension}`;
}
