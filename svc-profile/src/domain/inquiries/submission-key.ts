import { createHash } from 'node:crypto';
import type { Inquiry } from '@sabi/contracts/http/profile/inquiries';

/** How long equal content counts as one submission when the form sent no id. */
export const sameContentMs = 10 * 60_000;

export interface SubmissionKey {
  readonly key: string;
  /** True for a key made from content, since the same text may be sent again later. */
  readonly expires: boolean;
}

/** The form's id, else a hash of sender and content. */
export function toSubmissionKey(inquiry: Inquiry, userId: string | null): SubmissionKey {
  if (inquiry.submission_id) return { key: `id:${inquiry.submission_id}`, expires: false };
  const { kind, first_name, last_name, company_name, email, phone_number, inquiry_type, message } = inquiry;
  const content = [kind, first_name, last_name, company_name, email, phone_number, inquiry_type, message];
  return { key: `content:${sha256(JSON.stringify([userId, ...content]))}`, expires: true };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
