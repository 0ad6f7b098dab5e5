import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Card } from '@sabi/ui/card';
import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/page';
import styles from './planned-page.module.css';
import type { PlannedPageName } from './planned-pages';

/** @returns the page of one part */
export const createPlannedPage = (page: PlannedPageName) =>
  function OwnPlannedPage() {
    return <PlannedPage page={page} />;
  };

/** Placeholder of a planned page, with alternatives. */
function PlannedPage({ page }: { page: PlannedPageName }) {
  const { t } = useTranslation('coming');
  const language = useLanguage();
  const title = t(`${page}.title`);
  usePageHead({ title, description: t(`${page}.text`), robots: 'noindex' });
  return (
    <Page title={title}>
      <Card className={styles['card']}>
        <p className={styles['text']}>{t(`${page}.text`)}</p>
        <p className={styles['now']}>{t(`${page}.now`)}</p>
        <p className={styles['links']}>
          <ButtonLink href={localizedPath(language, '/dashboard')}>{t('backToDashboard')}</ButtonLink>
          <ButtonLink variant="secondary" href={localizedPath(language, '/profile')}>
            {t('toProfile')}
          </ButtonLink>
        </p>
      </Card>
    </Page>
  );
}
