import type { SignedInUser } from '@sabi/shell-sdk';
import { Menu } from '@sabi/ui/menu';
import { useTranslation } from 'react-i18next';

interface AccountMenuProps {
  user: SignedInUser;
  items: readonly { label: string; href: string }[];
  onSignOut: () => void;
}

export function AccountMenu({ user, items, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation();
  const firstName = user.metadata['first_name'];
  const label = typeof firstName === 'string' && firstName ? firstName : t('header.account');
  return <Menu label={label} items={[...items, { label: t('header.logout'), onSelect: onSignOut }]} />;
}
