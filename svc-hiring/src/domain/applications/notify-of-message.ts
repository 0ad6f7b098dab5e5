import { notificationRequested, type threadWritten } from '@sabi/contracts/messages/notification';
import { messageKeys } from '@sabi/contracts/notification/message-keys';
import type { Effect } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { z } from 'zod';
import { isReceived } from './application';
import type { ApplicationDirectory } from './application-repository';
import { findNotifiedMembers, type NotifiedDependencies } from './find-notified-members';

interface MessageDependencies extends NotifiedDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly now: () => Date;
}

/**
 * Until a member has taken part in the thread, a talent's message concerns all who may read the application, as the application
 * itself does; and again once none of those who have taken part may read it any more.
 */
export async function notifyOfMessage(
  sent: z.infer<typeof threadWritten.schema>,
  { applicationDirectory, outbox, now, ...notified }: MessageDependencies,
): Promise<Effect | undefined> {
  const { application_id: id, company_id: companyId, message_id: messageId, notified_ids: knownIds } = sent;
  return async (transaction) => {
    const application = await applicationDirectory.find(id, transaction);
    if (application?.company_id !== companyId || !isReceived(application)) return;
    const readers = await findNotifiedMembers(application, now(), notified, transaction);
    if (readers.some((reader) => knownIds.includes(reader))) return;
    for (const user_id of readers)
      await outbox.append(
        createMessage(notificationRequested, {
          user_id,
          kind: 'message_received',
          topic: 'messages',
          subject: { type: 'thread', id },
          place: { company_id: companyId, job_id: application.job_id },
          ...messageKeys({ threadId: id, messageId }),
        }),
        transaction,
      );
  };
}
