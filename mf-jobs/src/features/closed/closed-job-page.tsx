import type { ClosedPage } from '@sabi/contracts/http/hiring/pages';
import { usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { JobList } from '../../components/job-list';
import { boardPath } from '@sabi/contracts/hiring/paths';
import styles from './closed-job-page.module.css';

/** Replaces a closed, expired or hidden job: shows similar jobs only. */
export function ClosedJobPage({ page: { similar } }: { page: ClosedPage }) {
  const { t } = useTranslation('jobs');
  const hasSimilar = similar.length > 0;
  usePageHead({ title: t('closed.title'), description: t('closed.text'), robots: 'noindex' });
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('closed.title')}</h1>
        <p className={styles['text']}>{t(hasSimilar ? 'closed.similar' : 'closed.text')}</p>
      </header>
      {hasSimilar && <JobList jobs={similar} heading="h2" />}
      <p>
        <ButtonLink variant={hasSimilar ? 'secondary' : 'primary'} href={useHref(boardPath)}>
          {t('allJobs')}
        </ButtonLink>
      </p>
    </div>
  );
}
