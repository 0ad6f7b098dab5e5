import { createHash } from 'node:crypto';

/** The same for a company and a talent, so that two members who write at once meet in one thread. */
export function outreachThreadId({ companyId, talentId }: { companyId: string; talentId: string }): string {
  const hex = createHash('sha256').update(`${companyId} ${talentId}`).digest('hex');
  // Version 8 of RFC 9562: a value of our own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
