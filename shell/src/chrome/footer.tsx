import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChromeProps } from './chrome-props';
import { ContactIcon } from './contact-icon';
import styles from './footer.module.css';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { navigationItems, NavigationLinks } from './navigation-links';

export function Footer({ language, path, search, registry, contacts }: ChromeProps) {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getUTCFullYear());
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['about']}>
          <Logo />
          <p>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <NavigationLinks
            items={navigationItems(registry, 'footer')}
            language={language}
            path={path}
            className={styles['links']}
          />
        </nav>
        <div className={styles['aside']}>
          <ul className={styles['social']} aria-label={t('footer.social')}>
            {contacts.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
                  <ContactIcon name={name} size={20} />
                </a>
              </li>
            ))}
          </ul>
          <LanguageSwitcher language={language} path={path} search={search} />
        </div>
      </div>
      <p className={styles['rights']}>{t('footer.rights', { year })}</p>
    </footer>
  );
}
