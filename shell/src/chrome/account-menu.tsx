import { localizedPath } from '@sabi/contracts/language';
import { Menu } from '@sabi/ui/menu';
import { useTranslation } from 'react-i18next';
import { type AccountMenuProps, useAccountLabel } from './account-link';
import { useConfirmedItems } from './use-confirmed-items';

export function AccountMenu({ user, items, language, fetch, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation();
  const labelOf = useAccountLabel();
  const links = useConfirmedItems(items, fetch).map(({ path, label }) => ({
    href: localizedPath(language, path),
    label: label[language],
  }));
  return (
    <Menu label={labelOf(user)} items={[...links, { label: t('header.logout'), onSelect: onSignOut }]} />
  );
}
