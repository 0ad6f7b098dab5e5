import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../layout/page';
import { paymentsPath, type SettingsPageName, settingsPaths } from '../../settings-paths';
import { useIsRecruiter } from '../../session/use-is-recruiter';
import styles from './settings-frame.module.css';

interface SettingsFrameProps {
  page: SettingsPageName;
  children: ReactNode;
}

/** A page of the settings with their navigation, beside it where there is room. */
export function SettingsFrame({ page, children }: SettingsFrameProps) {
  const { t } = useTranslation('settings');
  const title = t(`pages.${page}.title`);
  const lead = t(`pages.${page}.lead`);
  usePageHead({ title: `${title} – ${t('title')}`, description: lead, robots: 'noindex' });
  return (
    <PageFrame>
      <div className={styles['frame']}>
        <SettingsNavigation current={page} />
        <div className={styles['content']}>
          <header className={styles['header']}>
            <h1 className={styles['title']}>{title}</h1>
            <p className={styles['lead']}>{lead}</p>
          </header>
          {children}
        </div>
      </div>
    </PageFrame>
  );
}

function SettingsNavigation({ current }: { current: SettingsPageName }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const isRecruiter = useIsRecruiter();
  return (
    <nav className={styles['navigation']} aria-label={t('title')}>
      <ul className={styles['links']}>
        {(Object.keys(settingsPaths) as SettingsPageName[])
          .filter((page) => !(isRecruiter && page === 'visibility'))
          .map((page) => (
            <li key={page}>
              <a
                className={styles['link']}
                href={localizedPath(language, settingsPaths[page])}
                aria-current={page === current ? 'page' : undefined}
              >
                {t(`pages.${page}.link`)}
              </a>
            </li>
          ))}
        <li>
          <a className={styles['link']} href={localizedPath(language, paymentsPath)}>
            {t('payments')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
