import { verificationMailRequested } from '@sabi/contracts/messages/mail';
import { mailQueue } from '@sabi/contracts/messages/queues';
import { on, PermanentFailure, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { sendVerificationMail } from '../../domain/mails/send-verification-mail';
import { MailRefused } from '../../integrations/mailer';

const mailsAtOnce = 10;

/** Mails that were asked for. One that cannot be sent now is tried again as its queue says. */
export function createMailSubscription(deps: Dependencies): Subscription {
  return {
    queue: mailQueue,
    concurrency: mailsAtOnce,
    handlers: [
      on(verificationMailRequested, async ({ mail_id: mailId, language }) => {
        const isSent = await sendOrGiveUp(() => sendVerificationMail({ mailId, language }, deps));
        return isSent ? (session) => deps.oneTimeTokens.markSent(mailId, session) : undefined;
      }),
    ],
  };
}

async function sendOrGiveUp(send: () => Promise<boolean>): Promise<boolean> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof MailRefused) throw new PermanentFailure('MAIL_REFUSED', { cause: error });
    throw error;
  }
}
