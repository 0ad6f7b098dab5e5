import { randomUUID } from 'node:crypto';
import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { InquiryState, StaffInquiry } from '@sabi/contracts/http/profile/staff-inquiries';
import { inquiryAnswered } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { InquiryRepository, StoredInquiry } from './inquiry-repository';
import { viewInquiry } from './view-inquiry';

interface DecideDependencies {
  readonly inquiries: Pick<InquiryRepository, 'findById' | 'decide'>;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

interface InquiryCase {
  readonly inquiryId: string;
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Stores the staff's answer and requests its mail. A closed inquiry can still be answered.
 * @throws {AppError} INQUIRY_NOT_FOUND, INQUIRY_STATE_UNFIT, CASE_CHANGED
 */
export function replyToInquiry(
  { answer, ...of }: InquiryCase & { answer: string },
  dependencies: DecideDependencies,
): Promise<StaffInquiry> {
  return decide({ ...of, from: ['open', 'closed'], changes: { state: 'answered', answer } }, dependencies);
}

/**
 * Closes an inquiry without an answer.
 * @throws {AppError} INQUIRY_NOT_FOUND, INQUIRY_STATE_UNFIT, CASE_CHANGED
 */
export function closeInquiry(
  { reason, ...of }: InquiryCase & { reason: string },
  dependencies: DecideDependencies,
): Promise<StaffInquiry> {
  return decide(
    { ...of, from: ['open'], changes: { state: 'closed', closing_reason: reason } },
    dependencies,
  );
}

interface Decision extends InquiryCase {
  readonly from: readonly InquiryState[];
  readonly changes: { readonly state: InquiryState } & Partial<StoredInquiry>;
}

/** Changes an inquiry with its audit entry and, for an answer, the request for its mail. Idempotent. */
async function decide(decision: Decision, dependencies: DecideDependencies): Promise<StaffInquiry> {
  const { inquiryId, version, from, changes, now } = decision;
  const { inquiries, transact } = dependencies;
  return transact(async (transaction) => {
    const current = await inquiries.findById(inquiryId, transaction);
    if (!current) throw new AppError('INQUIRY_NOT_FOUND');
    if (isRepeated(current, decision)) return viewInquiry(current);
    if (current.version !== version) throw new AppError('CASE_CHANGED');
    if (!from.includes(current.state)) throw new AppError('INQUIRY_STATE_UNFIT');
    const changed = { ...current, ...changes, version: version + 1, decided_at: now };
    if (!(await inquiries.decide(changed, transaction))) throw new AppError('CASE_CHANGED');
    if (changed.state === 'answered') await requestAnswerMail(changed, dependencies, transaction);
    await recordDecision({ current, changed, staff: decision.staff }, dependencies, transaction);
    return viewInquiry(changed);
  });
}

/** An earlier request made the same decision about the version. */
const isRepeated = (current: StoredInquiry, { version, changes }: Decision): boolean =>
  current.version === version + 1 &&
  Object.entries(changes).every(([name, value]) => current[name as keyof StoredInquiry] === value);

async function requestAnswerMail(
  { id, user_id: userId }: StoredInquiry,
  { outbox }: Pick<DecideDependencies, 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  const ids = { inquiry_id: id, mail_id: randomUUID() };
  await outbox.append(createMessage(inquiryAnswered, ids, userId ? { actor: userId } : {}), transaction);
}

/** Without the words, which the inquiry holds. */
async function recordDecision(
  { current, changed, staff }: { current: StoredInquiry; changed: StoredInquiry; staff: Staff },
  { auditChain }: Pick<DecideDependencies, 'auditChain'>,
  transaction: Transaction,
): Promise<void> {
  const { id, user_id: userId, state, version } = changed;
  const about = userId === null ? [] : [userId];
  const payload = { about, before: current.state, after: state, details: { version } };
  const subject = { type: 'inquiry', id };
  await auditChain.append(
    { ...staffActor(staff), action: `inquiry.${state}`, subject, payload },
    transaction,
  );
}
