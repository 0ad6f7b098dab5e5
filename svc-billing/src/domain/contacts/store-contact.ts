import { isLanguage, type Language } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { BillingContacts } from './billing-contacts';

const maxNameLength = 200;

interface StoreDependencies {
  readonly contacts: BillingContacts;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

/** Stores name and mail address from the caller's token. */
export async function storeContact(
  { principal, language }: { principal: Principal; language: Language },
  { contacts, erasedAccounts }: StoreDependencies,
): Promise<void> {
  const { userId, email, userMetadata } = principal;
  if (email === '' || (await erasedAccounts.has(userId))) return;
  const chosen = userMetadata['language'];
  await contacts.save(userId, {
    email,
    name: readName(userMetadata),
    language: isLanguage(chosen) ? chosen : language,
  });
}

function readName(metadata: Principal['userMetadata']): string | null {
  const parts = [metadata['first_name'], metadata['last_name']].filter((part) => typeof part === 'string');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxNameLength) || null;
}
