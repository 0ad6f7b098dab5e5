import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useCompany, useRights } from '../data/company-context';
import { JobList } from '../features/job-list/job-list';
import { useJobList } from '../features/job-list/use-job-list';
import { Page } from '../layout/page';
import { hirePaths } from '../paths';

export function JobsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useCompany();
  const { mayChangeJobs } = useRights();
  const list = useJobList();
  return (
    <Page
      title={t('jobs.title')}
      action={
        mayChangeJobs &&
        !list.isEmpty && (
          <ButtonLink href={localizedPath(language, hirePaths(slug).newJob)}>{t('jobs.new')}</ButtonLink>
        )
      }
    >
      <JobList {...list} />
    </Page>
  );
}
