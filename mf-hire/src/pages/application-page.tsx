import { NotFound, useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApplication } from '../data/applications';
import { useCompany } from '../data/company-context';
import { hasCode } from '../failures/use-failure-text';
import { ApplicationContent } from '../features/applications/applicant/application-content';
import { NeighbourLinks } from '../features/applications/applicant/neighbour-links';
import { useNeighbours } from '../features/applications/applicant/use-neighbours';
import { useMoves } from '../features/applications/use-moves';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** One applicant, within the list of the stage that the address names. A move leads to the next one of the list. */
export function ApplicationPage() {
  const { t } = useTranslation('applications');
  const shell = useShell();
  const { slug } = useCompany();
  const { jobId = '', applicationId = '' } = useParams();
  const [search] = useSearchParams();
  const stage = search.get('stage');
  const application = useApplication(applicationId);
  const neighbours = useNeighbours(application.data, { jobId, stage });
  const paths = hirePaths(slug);
  const query = search.size > 0 ? `?${search}` : '';
  const pathOf = (id: string) => `${paths.application(jobId, id)}${query}`;
  const go = (id: string | undefined) => {
    if (id) shell.navigate(pathOf(id));
  };
  const moves = useMoves({ moved: () => go(neighbours.next) });
  if (hasCode(application.error, 'APPLICATION_NOT_FOUND') || hasCode(application.error, 'REQUEST_INVALID'))
    return <NotFound />;
  const { data } = application;
  return (
    <Page
      title={data ? (data.name ?? t('erased')) : t('application')}
      lead={data?.headline ?? undefined}
      action={
        <NeighbourLinks
          neighbours={neighbours}
          pathOf={pathOf}
          listPath={`${paths.applications(jobId)}${query}`}
        />
      }
    >
      <QueryContent query={application} loadingLabel={t('loadingOne')} rows={8}>
        {(loaded) => (
          <ApplicationContent
            key={loaded.application_id}
            application={loaded}
            moves={moves}
            onPrevious={() => go(neighbours.previous)}
            onNext={() => go(neighbours.next)}
          />
        )}
      </QueryContent>
    </Page>
  );
}
