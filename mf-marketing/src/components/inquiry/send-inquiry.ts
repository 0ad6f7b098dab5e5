import type { InquiryBody } from '@sabi/contracts/http/profile/inquiries';
import {
  findInquiryFaults,
  type InquiryField,
  inquiryFields,
  type InquiryKind,
  inquiryTrap,
  type InquiryValues,
} from '@sabi/contracts/profile/inquiry';
import type { Language } from '@sabi/contracts/language';
import { RequestFailed, requestJson } from '@sabi/shell-sdk/http';

export const inquiriesPath = '/api/profile/v1/inquiries';

export interface Submission {
  readonly kind: InquiryKind;
  readonly values: InquiryValues;
  readonly language: Language;
  /** Idempotency key of a filled-in form. */
  readonly submissionId: string;
  /** Value of the honeypot field. */
  readonly trapped: string;
}

/** @throws {RequestFailed} */
export async function sendInquiry(fetch: typeof globalThis.fetch, submission: Submission): Promise<void> {
  const { kind, values, language, submissionId, trapped } = submission;
  const faults = findInquiryFaults(kind, values);
  if (faults.length > 0) throw new Error(`Not to be sent: ${faults.join(', ')}`);
  // Valid values satisfy the contract, as both have the schema's rules.
  const body = {
    kind,
    ...values,
    language,
    submission_id: submissionId,
    ...(trapped && { [inquiryTrap]: trapped }),
  } as InquiryBody;
  await requestJson<{ id: string }>(fetch, inquiriesPath, { method: 'POST', json: body });
}

/** Fields that the service rejected; empty for any other failure. */
export function refusedFields(error: unknown): InquiryField[] {
  const errors = error instanceof RequestFailed ? (error.errors ?? {}) : {};
  return inquiryFields.filter((field) => field in errors);
}

/** Seconds until a retry after a rate limit; undefined for any other failure. */
export function readWait(error: unknown): number | undefined {
  return error instanceof RequestFailed && error.status === 429 ? error.retryAfterSeconds : undefined;
}
