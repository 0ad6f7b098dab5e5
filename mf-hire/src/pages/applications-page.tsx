import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { localizedPath } from '@sabi/contracts/language';
import { NotFound, useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApplications } from '../data/applications';
import { useCompany, useRights } from '../data/company-context';
import { useJobTitle } from '../data/jobs';
import { hasCode } from '../failures/use-failure-text';
import { ApplicationTable } from '../features/applications/application-table';
import styles from '../features/applications/applications.module.css';
import { StageFilter } from '../features/applications/stage-filter';
import { useView, ViewSwitch } from '../features/applications/view-switch';
import { Board } from '../features/applications/board/lazy-board';
import { Page } from '../layout/page';
import pageStyles from '../layout/page.module.css';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** Applications to one job, as a board or a table; the view and the stage are part of the address. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { jobId = '' } = useParams();
  const { slug } = useCompany();
  const { mayChangeJobs } = useRights();
  const [search, setSearch] = useSearchParams();
  const view = useView(search.get('view'));
  const stage = search.get('stage');
  const jobTitle = useJobTitle(jobId);
  const paths = hirePaths(slug);
  const change = (values: Readonly<Record<string, string | null>>) => {
    const given = Object.entries({ ...Object.fromEntries(search), ...values });
    const next = given.filter((entry): entry is [string, string] => entry[1] !== null);
    setSearch(Object.fromEntries(next), { replace: true });
  };
  const query = search.size > 0 ? `?${search}` : '';
  const pathOf = (id: string) => `${paths.application(jobId, id)}${query}`;
  const choose = (next: string | null) => change({ stage: next });
  return (
    <Page
      title={jobTitle ? t('titleOf', { title: jobTitle }) : t('title')}
      // A board needs the room.
      lead={view === 'table' ? t('lead') : undefined}
      action={
        <nav className={styles['links']} aria-label={t('nearby')}>
          <a className={pageStyles['back']} href={localizedPath(language, paths.job(jobId))}>
            {t('toJob')}
          </a>
          {mayChangeJobs && (
            <a className={pageStyles['back']} href={localizedPath(language, paths.rules(jobId))}>
              {t('toRules')}
            </a>
          )}
          <a className={pageStyles['back']} href={localizedPath(language, paths.jobs)}>
            {t('toJobs')}
          </a>
        </nav>
      }
    >
      <ViewSwitch value={view} onChange={(next) => change({ view: next })} />
      {view === 'board' ? (
        <Board jobId={jobId} stage={stage} onStage={choose} pathOf={pathOf} />
      ) : (
        <Table jobId={jobId} stage={stage} onChoose={choose} pathOf={pathOf} />
      )}
    </Page>
  );
}

interface TableProps {
  jobId: string;
  stage: string | null;
  onChoose: (stage: string | null) => void;
  pathOf: (applicationId: string) => string;
}

function Table({ jobId, ...list }: TableProps) {
  const { t } = useTranslation('applications');
  const applications = useApplications(jobId, list.stage);
  if (hasCode(applications.error, 'JOB_NOT_FOUND') || hasCode(applications.error, 'REQUEST_INVALID'))
    return <NotFound />;
  return (
    <>
      <QueryContent query={applications} loadingLabel={t('loading')} rows={8}>
        {({ pages }) => (
          <ApplicationList
            stages={pages[0]?.stages ?? []}
            cards={pages.flatMap((page) => page.applications)}
            {...list}
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
    </>
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
