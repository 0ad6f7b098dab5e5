import type { CvParseKey } from './cv-parse-repository';

/** Where a parse's result is in the file store. svc-ai owns the prefix `parsed-cv_` in the folder of an account (ADR 0075). */
export function resultKeyOf({ user_id, resume_id }: CvParseKey): string {
  return `${user_id}/parsed-cv_${resume_id}.json`;
}

/** Where earlier releases stored it, beside the CV: `{userId}/cv_{ts}.pdf` → `{userId}/cv_{ts}.parsed.json`. */
export function legacyResultKeyOf(fileKey: string): string {
  return fileKey.replace(/\.[a-z0-9]+$/, '.parsed.json');
}
