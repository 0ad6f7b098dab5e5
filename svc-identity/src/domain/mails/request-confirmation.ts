import { randomUUID } from 'node:crypto';
import { verificationMailRequested } from '@sabi/contracts/messages/mail';
import type { Language } from '@sabi/contracts/language';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import type { User } from '../users/user';
import { deriveLinkToken, hashLinkToken } from './one-time-token';

/** How long after its end a token is still known, to tell a late click from a wrong link. */
const rememberedMs = 30 * 24 * 3_600_000;

/**
 * Asks for the mail that confirms an account's address: the token and the message are written with whatever else the
 * transaction changes. The mail goes out when a mail server takes it.
 * @returns the account as it is now
 */
export async function requestConfirmation(
  { user, language }: { user: User; language: Language },
  {
    users,
    oneTimeTokens,
    outbox,
    settings,
  }: Pick<Dependencies, 'users' | 'oneTimeTokens' | 'outbox' | 'settings'>,
  transaction: Transaction,
): Promise<User> {
  const now = new Date();
  const mail = { id: randomUUID(), type: 'confirmation' } as const;
  const expires_at = new Date(now.getTime() + settings.linkLifeSeconds * 1000);
  await oneTimeTokens.replace(
    {
      ...mail,
      user_id: user.id,
      relates_to: user.email ?? '',
      link_hash: hashLinkToken(deriveLinkToken(settings.mailSecret, mail)),
      state: 'pending',
      attempts: 0,
      created_at: now,
      expires_at,
      code_expires_at: null,
      sent_at: null,
      purge_at: new Date(expires_at.getTime() + rememberedMs),
    },
    transaction,
  );
  const message = createMessage(
    verificationMailRequested,
    { user_id: user.id, mail_id: mail.id, language },
    { actor: user.id },
  );
  await outbox.append(message, transaction);
  return (await users.update(user.id, { confirmation_sent_at: now }, transaction)) ?? user;
}
