import { jobPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { LinkList } from '@sabi/ui/link-list';
import { Skeleton } from '@sabi/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { CompanyAndPay } from './company-and-pay';
import type { useNewestJobs } from './recommendation-queries';
import styles from './recommendations.module.css';

const shownJobs = 4;

export function LatestJobs({ newest: { data, isError } }: { newest: ReturnType<typeof useNewestJobs> }) {
  const { t } = useTranslation('recommendations');
  const language = useLanguage();
  if (isError) return <p className={styles['text']}>{t('newest.failed')}</p>;
  if (!data) return <Skeleton label={t('loading')} rows={shownJobs} />;
  if (data.total === 0) return <p className={styles['text']}>{t('newest.empty')}</p>;
  return (
    <LinkList
      entries={data.jobs.slice(0, shownJobs).map((job) => ({
        id: job.public_no,
        link: <a href={localizedPath(language, jobPath(job))}>{job.title}</a>,
        text: <CompanyAndPay job={job} />,
      }))}
    />
  );
}
