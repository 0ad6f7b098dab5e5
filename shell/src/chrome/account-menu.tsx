import { localizedPath } from '@sabi/contracts/language';
import { hasSlowNetwork } from '@sabi/shell-sdk/http';
import { createLazyContent } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import type { Menu } from '@sabi/ui/menu';
import { MenuButton } from '@sabi/ui/menu-button';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountMenuProps, useAccountLabel } from './account-link';
import { InboxBell } from './inbox-bell';
import { hasInbox } from './inbox-path';
import { useConfirmedItems } from './use-confirmed-items';

type MenuProps = ComponentProps<typeof Menu>;

const menu = createLazyContent<MenuProps>(() => import('@sabi/ui/menu').then((module) => module.Menu), {
  Missing: FirstLink,
});

/** Menu of the account, and its inbox beside it. On a slow network the menu is loaded when it is opened. */
export function AccountMenu({ user, items, registry, onSignOut, ...rest }: AccountMenuProps) {
  const { language, fetch } = rest;
  const { t } = useTranslation();
  const label = useAccountLabel()(user);
  const [isSlow] = useState(hasSlowNetwork);
  const [openedBy, setOpenedBy] = useState<MenuProps['openedBy']>();
  const links = useConfirmedItems(items, fetch).map(({ path, label: { [language]: name } }) => ({
    href: localizedPath(language, path),
    label: name,
  }));
  const button = <MenuButton label={label} onOpen={setOpenedBy} />;
  return (
    <>
      {hasInbox(registry, user) && <InboxBell key={user.id} userId={user.id} {...rest} />}
      {isSlow && !openedBy ? (
        button
      ) : (
        <Suspense fallback={button}>
          <menu.Content
            label={label}
            items={[...links, { label: t('header.logout'), onSelect: onSignOut }]}
            openedBy={openedBy}
          />
        </Suspense>
      )}
    </>
  );
}

/** In place of the menu when its code cannot be loaded. */
function FirstLink({ label, items }: MenuProps) {
  const first = items.find((item) => 'href' in item);
  return first && <ButtonLink href={first.href}>{label}</ButtonLink>;
}
