import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Card } from '@sabi/ui/card';
import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/page';
import styles from './coming-page.module.css';
import type { ComingPageName } from './coming-pages';

/** Says plainly that a part is not there yet, and what there is meanwhile. */
export function ComingPage({ page }: { page: ComingPageName }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = t(`coming.${page}.title`);
  usePageHead({ title, description: t(`coming.${page}.text`), robots: 'noindex' });
  return (
    <Page title={title}>
      <Card className={styles['card']}>
        <p className={styles['text']}>{t(`coming.${page}.text`)}</p>
        <p className={styles['now']}>{t(`coming.${page}.now`)}</p>
        <p className={styles['links']}>
          <ButtonLink href={localizedPath(language, '/dashboard')}>{t('coming.backToDashboard')}</ButtonLink>
          <ButtonLink variant="secondary" href={localizedPath(language, '/profile')}>
            {t('coming.toProfile')}
          </ButtonLink>
        </p>
      </Card>
    </Page>
  );
}
