import { Menu } from '@sabi/ui/menu';
import { useTranslation } from 'react-i18next';
import { type AccountMenuProps, useAccountLabel } from './account-link';

export function AccountMenu({ user, items, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation();
  const labelOf = useAccountLabel();
  return (
    <Menu label={labelOf(user)} items={[...items, { label: t('header.logout'), onSelect: onSignOut }]} />
  );
}
