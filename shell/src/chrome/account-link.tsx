import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import { type Language, localizedPath } from '@sabi/contracts/language';
import type { SignedInUser } from '@sabi/shell-sdk';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import type { AccountItem } from './account-items';

export interface AccountMenuProps {
  user: SignedInUser;
  items: readonly AccountItem[];
  language: Language;
  /** As the account. */
  fetch: typeof globalThis.fetch;
  onSignOut: () => void;
  /** Of the page in view. */
  path: string;
  registry: RemoteRegistry;
  onInboxChange: (state: InboxState) => void;
}

/** @returns a function for the label of the user's account page */
export function useAccountLabel(): (user: SignedInUser) => string {
  const { t } = useTranslation();
  return ({ metadata: { first_name: firstName } }) =>
    typeof firstName === 'string' && firstName ? firstName : t('header.account');
}

/** Replaces the menu when its code cannot be loaded: a link to the menu's first item. */
export function AccountLink({ user, items, language }: AccountMenuProps) {
  const labelOf = useAccountLabel();
  const first = items.find(({ confirmedBy }) => !confirmedBy);
  return first && <ButtonLink href={localizedPath(language, first.path)}>{labelOf(user)}</ButtonLink>;
}
