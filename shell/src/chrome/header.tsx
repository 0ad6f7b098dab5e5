import { localizedPath } from '@sabi/contracts/language';
import { lazyComponent } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { ThemeSelect, type ThemeTexts } from '@sabi/ui/theme-select';
import { useTranslation } from 'react-i18next';
import { accountItems, memberItems } from './account-items';
import { AccountLink } from './account-link';
import type { ChromeProps } from './chrome-props';
import styles from './header.module.css';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { NarrowMenu } from './narrow-menu';
import { navigationItems, NavigationLinks } from './navigation-links';

// Only signed-in users need it, after the session is known.
const AccountMenu = lazyComponent(() => import('./account-menu').then((module) => module.AccountMenu), {
  Missing: AccountLink,
});

export function Header(props: ChromeProps) {
  const { language, path, search, registry, kind, session } = props;
  const { t } = useTranslation();
  const member = kind === 'member' && session.status === 'signed-in' ? session.user : null;
  const items = member ? memberItems(registry, member) : navigationItems(registry, 'header');
  const label = t(member ? 'header.memberNavigation' : 'header.navigation');
  const theme: ThemeTexts = {
    label: t('theme.label'),
    system: t('theme.system'),
    light: t('theme.light'),
    dark: t('theme.dark'),
  };
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <a className={styles['home']} href={localizedPath(language, '/')} aria-label={t('header.home')}>
          <Logo />
        </a>
        <nav className={styles['wide']} aria-label={label}>
          <NavigationLinks items={items} language={language} path={path} className={styles['links']} />
        </nav>
        <div className={styles['tools']}>
          <div className={styles['wide']}>
            <ThemeSelect texts={theme} look="icon" />
          </div>
          <LanguageSwitcher language={language} path={path} search={search} />
          <AccountCorner {...props} />
        </div>
        <NarrowMenu label={t('header.openMenu')}>
          <div className={styles['sheet']}>
            <nav aria-label={label}>
              <NavigationLinks
                items={items}
                language={language}
                path={path}
                className={styles['sheetLinks']}
              />
            </nav>
            <ThemeSelect texts={theme} look="field" />
          </div>
        </NarrowMenu>
      </div>
    </header>
  );
}

function AccountCorner({ session, ...props }: ChromeProps) {
  const { language, registry } = props;
  const signIn = navigationItems(registry, 'sign-in')[0];
  if (session.status === 'signed-in') {
    const { user } = session;
    return <AccountMenu {...props} user={user} items={accountItems(registry, user)} />;
  }
  return signIn ? (
    <ButtonLink href={localizedPath(language, signIn.path)}>{signIn.label[language]}</ButtonLink>
  ) : null;
}
