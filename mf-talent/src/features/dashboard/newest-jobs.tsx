import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { jobPath } from '@sabi/contracts/hiring/paths';
import type { JobPage, searchJobsRoute } from '@sabi/contracts/http/hiring/board';
import { intlLocales, localizedPath } from '@sabi/contracts/language';
import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { LinkList } from '@sabi/ui/link-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { Section } from '@sabi/ui/section';
import styles from './latest-jobs.module.css';

const path: (typeof searchJobsRoute)['path'] = '/api/hiring/v1/jobs';
const shownJobs = 4;

/** The newest jobs of the board, and their total number. */
export function LatestJobs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fetch } = useShell();
  const { data, isError } = useQuery({
    queryKey: ['latest-jobs'],
    queryFn: ({ signal }) => requestJson<JobPage>(fetch, `${path}?sort=newest`, { signal }),
    meta: shownInPlace,
  });
  const shown = (data?.total ?? 0).toLocaleString(intlLocales[language]);
  return (
    <Section title={t('dashboard.recommendations.title')}>
      {isError && <p className={styles['text']}>{t('dashboard.recommendations.failed')}</p>}
      {data?.total === 0 && <p className={styles['text']}>{t('dashboard.recommendations.empty')}</p>}
      {data && data.total > 0 && (
        <LinkList
          entries={data.jobs.slice(0, shownJobs).map((job) => ({
            id: job.public_no,
            link: <a href={localizedPath(language, jobPath(job))}>{job.title}</a>,
            text: `${job.company.name}${job.pay ? ` · ${formatRupiahRange(job.pay)}` : ''}`,
          }))}
        />
      )}
      <p>
        <ButtonLink variant="secondary" href={localizedPath(language, '/jobs')}>
          {data && data.total > 0
            ? t('dashboard.recommendations.all', { count: data.total, shown })
            : t('dashboard.recommendations.board')}
        </ButtonLink>
      </p>
    </Section>
  );
}
