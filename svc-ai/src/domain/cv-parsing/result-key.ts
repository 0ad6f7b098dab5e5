import type { CvParseKey } from './cv-parse-repository';

/** Key of a parse's result. svc-ai owns the prefix `parsed-cv_` in an account's folder (ADR 0075). */
export function resultKeyOf({ user_id, resume_id }: CvParseKey): string {
  return `${user_id}/parsed-cv_${resume_id}.json`;
}

/** Earlier releases' key, beside the CV: `{userId}/cv_{ts}.pdf` → `{userId}/cv_{ts}.parsed.json`. */
export function legacyResultKeyOf(fileKey: string): string {
  return fileKey.replace(/\.[a-z0-9]+$/, '.parsed.json');
}
