import { findPreferredLanguage, isLanguage } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import type { Request } from 'express';
import type { MailContacts } from '../../domain/notifications/mail-contacts';

/** Stores where mails to the caller go. Other services call with the caller's token too, without a language of a page. */
export async function noteContact(
  { principal: { userId, email, userMetadata }, request }: { principal: Principal; request: Request },
  { mailContacts }: { mailContacts: Pick<MailContacts, 'note'> },
): Promise<void> {
  if (email === '') return;
  const chosen = userMetadata['language'];
  const language = isLanguage(chosen) ? chosen : findPreferredLanguage(request.get('accept-language'));
  await mailContacts.note(userId, { email, language });
}
