import { noticeMailRequested, verificationMailRequested } from '@sabi/contracts/messages/mail';
import { mailQueue } from '@sabi/contracts/messages/queues';
import { on, PermanentFailure, type Subscription } from '@sabi/event-bus/bus';
import { MailRefused } from '@sabi/service-kit/mail/mailer';
import type { Dependencies } from '../../dependencies';
import { sendNotice } from '../../domain/notices/send-notice';
import { sendTokenMail } from '../../domain/token-mails/send-token-mail';

const mailsAtOnce = 10;

/** Sends requested mails; the queue retries failures. */
export function createMailSubscription(deps: Dependencies): Subscription {
  return {
    queue: mailQueue,
    concurrency: mailsAtOnce,
    handlers: [
      on(verificationMailRequested, async ({ mail_id: mailId, language }) => {
        const isSent = await sendUnlessRefused(() => sendTokenMail({ mailId, language }, deps));
        return isSent ? (session) => deps.oneTimeTokens.markSent(mailId, session) : undefined;
      }),
      on(noticeMailRequested, async ({ notice_id: noticeId }) => {
        const isSent = await sendUnlessRefused(() => sendNotice({ noticeId }, deps));
        return isSent ? (session) => deps.notices.markSent(noticeId, session) : undefined;
      }),
    ],
  };
}

async function sendUnlessRefused(send: () => Promise<boolean>): Promise<boolean> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof MailRefused) throw new PermanentFailure('MAIL_REFUSED', { cause: error });
    throw error;
  }
}
