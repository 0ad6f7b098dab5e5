import { createHash } from 'node:crypto';
import type { Inquiry } from '@sabi/contracts/http/inquiries';

/** How long the same content counts as the same submission where the form gave it no id. */
export const sameContentMs = 10 * 60_000;

/** What a submission is known by when it comes again. */
export interface SubmissionKey {
  readonly key: string;
  /** By its content alone: somebody may mean to say the same again, later. */
  readonly expires: boolean;
}

/** By the id its form was given, else by who wrote what. */
export function toSubmissionKey(inquiry: Inquiry, userId: string | null): SubmissionKey {
  if (inquiry.submission_id) return { key: `id:${inquiry.submission_id}`, expires: false };
  const { kind, first_name, last_name, company_name, email, phone_number, inquiry_type, message } = inquiry;
  const content = [kind, first_name, last_name, company_name, email, phone_number, inquiry_type, message];
  return { key: `content:${sha256(JSON.stringify([userId, ...content]))}`, expires: true };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
