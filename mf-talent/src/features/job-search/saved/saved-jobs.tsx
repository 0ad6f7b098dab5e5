import { boardPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { OfflineLine, useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { EmptyState } from '@sabi/ui/section';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../../layout/query-content';
import { useFocusFallback } from '../../../layout/use-focus-fallback';
import { useSavedJobs } from '../job-search-queries';
import styles from '../job-search.module.css';
import { SavedRow } from './saved-row';
import { useSavedRemoval } from './use-saved-removal';

/** Saved jobs, last saved first. */
export function SavedJobs() {
  const { t } = useTranslation('job-search');
  const query = useSavedJobs();
  const [now] = useState(() => Date.now());
  const top = useRef<HTMLDivElement>(null);
  const remove = useSavedRemoval();
  return (
    <div className={styles['tab']} ref={top} tabIndex={-1}>
      <OfflineLine loadedAt={query.dataUpdatedAt} />
      <QueryContent query={query} loadingLabel={t('saved.loading')} rows={6}>
        {(jobs) =>
          jobs.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <ul className={styles['rows']} aria-label={t('tabs.saved')}>
                {jobs.map((job) => (
                  <SavedRow
                    key={job.public_no}
                    job={job}
                    now={now}
                    onRemove={() => remove(job, () => top.current?.focus())}
                  />
                ))}
              </ul>
              <OlderJobs query={query} />
            </>
          )
        }
      </QueryContent>
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  return (
    <div className={styles['empty']}>
      <EmptyState>{t('saved.empty')}</EmptyState>
      <ButtonLink variant="secondary" href={localizedPath(language, boardPath)}>
        {t('empty.jobs')}
      </ButtonLink>
    </div>
  );
}

/** The next page, below the previous ones. */
function OlderJobs({ query }: { query: ReturnType<typeof useSavedJobs> }) {
  const { t } = useTranslation('job-search');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const button = useFocusFallback(hasNextPage);
  return (
    <>
      {isFetchNextPageError && <p role="alert">{t('saved.moreFailed')}</p>}
      {hasNextPage && (
        <p>
          <Button
            ref={button}
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('saved.more')}
          </Button>
        </p>
      )}
    </>
  );
}
