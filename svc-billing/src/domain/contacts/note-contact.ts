import { isLanguage, type Language } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { BillingContacts } from './billing-contacts';

const longestName = 200;

interface NoteDependencies {
  readonly contacts: BillingContacts;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

/** Keeps whom a receipt is to name and where mails are to go, from the token of who is just looking or buying. */
export async function noteContact(
  { principal, language }: { principal: Principal; language: Language },
  { contacts, erasedAccounts }: NoteDependencies,
): Promise<void> {
  const { userId, email, userMetadata } = principal;
  if (email === '' || (await erasedAccounts.has(userId))) return;
  const chosen = userMetadata['language'];
  await contacts.note(userId, {
    email,
    name: readName(userMetadata),
    language: isLanguage(chosen) ? chosen : language,
  });
}

function readName(metadata: Principal['userMetadata']): string | null {
  const parts = [metadata['first_name'], metadata['last_name']].filter((part) => typeof part === 'string');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestName) || null;
}
