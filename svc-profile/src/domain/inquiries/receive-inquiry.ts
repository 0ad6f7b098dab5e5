import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@sabi/contracts/http/profile/inquiries';
import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { networkOf } from '@sabi/service-kit/network';
import type { Transact } from '@sabi/service-kit/transaction';
import type { InquiryLimits } from './inquiry-limits';
import { type InquiryRepository, type StoredInquiry, SubmissionKnown, unhandled } from './inquiry-repository';
import { requestInquiryMails } from './request-inquiry-mails';
import { sameContentMs, sha256, type SubmissionKey, toSubmissionKey } from './submission-key';

interface IncomingInquiry {
  readonly inquiry: Inquiry;
  /** null for a visitor. */
  readonly userId: string | null;
  readonly ip: string | undefined;
  readonly now: Date;
}

interface InquiryDependencies {
  readonly inquiries: InquiryRepository;
  readonly inquiryLimits: InquiryLimits;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Stores an inquiry and requests the mail to the staff, and a receipt unless its address had one within the
 * hour, all or nothing. A repeated submission gets the same answer and does not count against the limits.
 * @throws {AppError} RATE_LIMITED
 */
export async function receiveInquiry(
  incoming: IncomingInquiry,
  dependencies: InquiryDependencies,
): Promise<{ id: string }> {
  const { inquiry, userId, now } = incoming;
  const { inquiries, transact, logger } = dependencies;
  if (inquiry[inquiryTrap]) {
    logger.info('inquiry.trapped');
    return { id: randomUUID() };
  }
  const submission = toSubmissionKey(inquiry, userId);
  const stored = createInquiry(inquiry, { userId, now, submission });
  let counted: Promise<boolean> | undefined;
  try {
    await transact(async (transaction) => {
      const before = new Date(now.getTime() - sameContentMs);
      if (submission.expires) await inquiries.releaseKey(submission.key, before, transaction);
      await inquiries.insert(stored, transaction);
      counted ??= countInquiry(incoming, dependencies); // once, even when the transaction is retried
      await requestInquiryMails({ inquiry: stored, hasReceipt: await counted }, dependencies, transaction);
    });
  } catch (error) {
    const known = error instanceof SubmissionKnown && (await inquiries.findByKey(submission.key));
    if (!known) throw error;
    return { id: known.id };
  }
  logger.info({ inquiry_id: stored.id, kind: stored.kind }, 'inquiry.received');
  return { id: stored.id };
}

function createInquiry(
  inquiry: Inquiry,
  { userId, now, submission }: { userId: string | null; now: Date; submission: SubmissionKey },
): StoredInquiry {
  return {
    id: randomUUID(),
    kind: inquiry.kind,
    first_name: inquiry.first_name,
    last_name: inquiry.last_name,
    company_name: inquiry.company_name,
    email: inquiry.email,
    phone_number: inquiry.phone_number,
    inquiry_type: inquiry.inquiry_type,
    message: inquiry.message,
    language: inquiry.language,
    user_id: userId,
    submission_key: submission.key,
    created_at: now,
    mailed_at: null,
    receipt_mailed_at: null,
    ...unhandled,
  };
}

/** @returns whether the address may have a receipt. @throws {AppError} RATE_LIMITED */
async function countInquiry(
  { inquiry, userId, ip }: IncomingInquiry,
  { inquiryLimits }: InquiryDependencies,
): Promise<boolean> {
  const { network, account, address, receipt } = inquiryLimits;
  const wait =
    (await (userId ? account.begin(userId) : network.begin(networkOf(ip)))) ||
    (await address.begin(sha256(inquiry.email.toLowerCase()))); // hashed, so that the limiter stores no address
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  return (await receipt.begin(sha256(mailboxOf(inquiry.email)))) === 0;
}

/** `ayu+anything@mail.example` is the mailbox of `ayu`. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
