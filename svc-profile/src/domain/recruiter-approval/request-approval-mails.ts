import { randomUUID } from 'node:crypto';
import { reviewMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { findExpectedBy } from './decision-deadline';
import { mayAnswer, type Review } from './approval';
import type { ReviewMail } from './approval-mail';
import type { MailStore } from '../mails/mail-store';
import type { Transaction } from '../transactions/transaction';

export interface ReviewMailDependencies {
  readonly reviewMails: MailStore<ReviewMail>;
  readonly outbox: Pick<Outbox, 'append'>;
}

/** Requests the mails about a step, in its transaction. An account without an address gets none. */
export async function requestReviewMails(
  { review, kinds, words }: { review: Review; kinds: readonly ReviewMail['kind'][]; words: string | null },
  { reviewMails, outbox }: ReviewMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const wanted = kinds.filter((kind) => isForStaff(kind) || review.email !== '');
  for (const kind of wanted) {
    const id = randomUUID();
    await reviewMails.insert(
      {
        id,
        user_id: review.user_id,
        kind,
        email: review.email,
        language: review.language,
        words,
        expected_by: review.state === 'pending' ? findExpectedBy(review.submitted_at) : null,
        may_answer: mayAnswer(review),
        created_at: new Date(),
      },
      transaction,
    );
    await outbox.append(createMessage(reviewMailRequested, { mail_id: id }), transaction);
  }
}

export const isForStaff = (kind: ReviewMail['kind']) => kind.startsWith('staff_');
