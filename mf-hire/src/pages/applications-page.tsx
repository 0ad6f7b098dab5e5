import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { localizedPath } from '@sabi/contracts/language';
import { NotFound, useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApplications } from '../data/applications';
import { useCompany } from '../data/company-context';
import { useJobTitle } from '../data/jobs';
import { hasCode } from '../failures/use-failure-text';
import { ApplicationTable } from '../features/applications/application-table';
import styles from '../features/applications/applications.module.css';
import { StageFilter } from '../features/applications/stage-filter';
import { Page } from '../layout/page';
import pageStyles from '../layout/page.module.css';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** Applications to one job; the stage is part of the address. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { jobId = '' } = useParams();
  const { slug } = useCompany();
  const [search, setSearch] = useSearchParams();
  const stage = search.get('stage');
  const applications = useApplications(jobId, stage);
  const jobTitle = useJobTitle(jobId);
  const paths = hirePaths(slug);
  const choose = (next: string | null) => setSearch(next ? { stage: next } : {}, { replace: true });
  const query = stage ? `?${new URLSearchParams({ stage })}` : '';
  const pathOf = (id: string) => `${paths.application(jobId, id)}${query}`;
  if (hasCode(applications.error, 'JOB_NOT_FOUND') || hasCode(applications.error, 'REQUEST_INVALID'))
    return <NotFound />;
  return (
    <Page
      title={jobTitle ? t('titleOf', { title: jobTitle }) : t('title')}
      lead={t('lead')}
      action={
        <nav className={styles['links']} aria-label={t('nearby')}>
          <a className={pageStyles['back']} href={localizedPath(language, paths.job(jobId))}>
            {t('toJob')}
          </a>
          <a className={pageStyles['back']} href={localizedPath(language, paths.jobs)}>
            {t('toJobs')}
          </a>
        </nav>
      }
    >
      <QueryContent query={applications} loadingLabel={t('loading')} rows={8}>
        {({ pages }) => (
          <ApplicationList
            stages={pages[0]?.stages ?? []}
            cards={pages.flatMap((page) => page.applications)}
            stage={stage}
            onChoose={choose}
            pathOf={pathOf}
          />
        )}
      </QueryContent>
      {applications.hasNextPage && (
        <Button
          variant="secondary"
          className={styles['more']}
          busy={applications.isFetchingNextPage}
          onClick={() => void applications.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Page>
  );
}

interface ApplicationListProps {
  stages: readonly Stage[];
  cards: readonly ApplicationCard[];
  stage: string | null;
  onChoose: (stage: string | null) => void;
  pathOf: (applicationId: string) => string;
}

function ApplicationList({ stages, cards, stage, onChoose, pathOf }: ApplicationListProps) {
  const { t } = useTranslation('applications');
  if (cards.length === 0 && !stage) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <>
      <StageFilter stages={stages} value={stage} onChange={onChoose} />
      {cards.length === 0 ? (
        <EmptyState>{t('noneInStage')}</EmptyState>
      ) : (
        <ApplicationTable key={stage} label={t('title')} cards={cards} stages={stages} pathOf={pathOf} />
      )}
    </>
  );
}
