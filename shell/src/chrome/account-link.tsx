import type { SignedInUser } from '@sabi/shell-sdk';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';

export interface AccountMenuProps {
  user: SignedInUser;
  items: readonly { label: string; href: string }[];
  onSignOut: () => void;
}

/** @returns a function for the label of the user's account page */
export function useAccountLabel(): (user: SignedInUser) => string {
  const { t } = useTranslation();
  return ({ metadata: { first_name: firstName } }) =>
    typeof firstName === 'string' && firstName ? firstName : t('header.account');
}

/** Replaces the menu when its code cannot be loaded: a link to the menu's first item. */
export function AccountLink({ user, items }: AccountMenuProps) {
  const labelOf = useAccountLabel();
  const [first] = items;
  return first && <ButtonLink href={first.href}>{labelOf(user)}</ButtonLink>;
}
