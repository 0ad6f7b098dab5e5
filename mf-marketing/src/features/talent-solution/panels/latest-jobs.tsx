import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { jobPath } from '@sabi/contracts/hiring/paths';
import type { JobPage, searchJobsRoute } from '@sabi/contracts/http/hiring/board';
import { intlLocales } from '@sabi/contracts/language';
import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { LinkList } from '@sabi/ui/link-list';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { elsewhere } from '../../../paths';
import { Link } from 'react-router-dom';

const path: (typeof searchJobsRoute)['path'] = '/api/hiring/v1/jobs';
const shownJobs = 4;

/** The newest jobs of the board and their total number; without script or an answer, a link to the board. */
export function LatestJobs() {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const { found, hasFailed } = useLatestJobs();
  const shown = (found?.total ?? 0).toLocaleString(intlLocales[language]);
  return (
    <>
      {hasFailed && <p>{t('panels.positions.failed')}</p>}
      {found?.total === 0 && <p>{t('panels.positions.empty')}</p>}
      {found && found.total > 0 && (
        <LinkList
          entries={found.jobs.slice(0, shownJobs).map((job) => ({
            id: job.public_no,
            link: <Link to={jobPath(job)}>{job.title}</Link>,
            text: `${job.company.name}${job.pay ? ` · ${formatRupiahRange(job.pay)}` : ''}`,
          }))}
        />
      )}
      <p>
        <ActionLink to={elsewhere.jobs}>
          {found && found.total > 0
            ? t('panels.positions.all', { count: found.total, shown })
            : t('panels.positions.board')}
        </ActionLink>
      </p>
    </>
  );
}

function useLatestJobs() {
  const { fetch } = useShell();
  const [found, setFound] = useState<JobPage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    requestJson<JobPage>(fetch, `${path}?sort=newest`, { signal: left.signal }).then(setFound, () => {
      if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [fetch]);
  return { found, hasFailed };
}
