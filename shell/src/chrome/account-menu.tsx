import { localizedPath } from '@sabi/contracts/language';
import { Menu } from '@sabi/ui/menu';
import { useTranslation } from 'react-i18next';
import { type AccountMenuProps, useAccountLabel } from './account-link';
import { InboxBell } from './inbox-bell';
import { hasInbox } from './inbox-path';
import { useConfirmedItems } from './use-confirmed-items';

/** Menu of the account, and its inbox beside it. */
export function AccountMenu({ user, items, registry, onSignOut, ...rest }: AccountMenuProps) {
  const { language, fetch } = rest;
  const { t } = useTranslation();
  const labelOf = useAccountLabel();
  const links = useConfirmedItems(items, fetch).map(({ path, label }) => ({
    href: localizedPath(language, path),
    label: label[language],
  }));
  return (
    <>
      {hasInbox(registry, user) && <InboxBell key={user.id} userId={user.id} {...rest} />}
      <Menu label={labelOf(user)} items={[...links, { label: t('header.logout'), onSelect: onSignOut }]} />
    </>
  );
}
