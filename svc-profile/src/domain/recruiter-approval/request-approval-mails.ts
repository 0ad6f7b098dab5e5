import { randomUUID } from 'node:crypto';
import { approvalMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Transaction } from '@sabi/service-kit/transaction';
import { mayAnswer, type RecruiterApproval } from './approval';
import type { ApprovalMail } from './approval-mail';
import { findDecisionDeadline } from './decision-deadline';

export interface ApprovalMailDependencies {
  readonly approvalMails: MailStore<ApprovalMail>;
  readonly outbox: Pick<Outbox, 'append'>;
}

/** Requests the mails about a step in its transaction. Accounts without an address get none. */
export async function requestApprovalMails(
  {
    approval,
    kinds,
    words,
  }: { approval: RecruiterApproval; kinds: readonly ApprovalMail['kind'][]; words: string | null },
  { approvalMails, outbox }: ApprovalMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const wanted = kinds.filter((kind) => isForStaff(kind) || approval.email !== '');
  for (const kind of wanted) {
    const id = randomUUID();
    await approvalMails.insert(
      {
        id,
        user_id: approval.user_id,
        kind,
        email: approval.email,
        language: approval.language,
        words,
        expected_by: approval.state === 'pending' ? findDecisionDeadline(approval.submitted_at) : null,
        may_answer: mayAnswer(approval),
        created_at: new Date(),
      },
      transaction,
    );
    await outbox.append(createMessage(approvalMailRequested, { mail_id: id }), transaction);
  }
}

export const isForStaff = (kind: ApprovalMail['kind']) => kind.startsWith('staff_');
