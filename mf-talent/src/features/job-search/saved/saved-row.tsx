import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { applicationsPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { localizedPath } from '@sabi/contracts/language';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactPair } from '../../../layout/fact-pair';
import { formatDaysAgo } from '../format-days-ago';
import styles from '../job-search.module.css';

interface SavedRowProps {
  job: SavedJob;
  now: number;
  onRemove: () => Promise<void>;
}

/** A saved job with its next step. A closed one has no page to apply on. */
export function SavedRow({ job: saved, now, onRemove }: SavedRowProps) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const [isRemoving, setRemoving] = useState(false);
  const { job, title, company_name: company, saved_at: savedAt, application_id: applicationId } = saved;
  const href = job && localizedPath(language, jobPath(job));
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <li className={styles['row']}>
      <div className={styles['rowFacts']}>
        <h2 className={styles['rowTitle']}>{href ? <a href={href}>{title}</a> : title}</h2>
        <p>
          <FactPair
            first={company}
            second={job?.pay && <span className={styles['pay']}>{formatRupiahRange(job.pay)}</span>}
          />
        </p>
        <p className={styles['soft']}>
          <FactPair
            first={t(saved.is_open ? 'saved.saved' : 'saved.closed')}
            second={
              <time dateTime={savedAt} title={formatWibTime(savedAt, language)}>
                {formatDaysAgo(savedAt, now, language)}
              </time>
            }
          />
        </p>
      </div>
      <div className={styles['tools']}>
        {applicationId ? (
          <ButtonLink
            variant="secondary"
            href={localizedPath(language, `${applicationsPath}&card=${applicationId}`)}
          >
            {t('saved.applied')}
          </ButtonLink>
        ) : (
          href && <ButtonLink href={href}>{t('saved.apply')}</ButtonLink>
        )}
        <Button
          variant="secondary"
          busy={isRemoving}
          aria-label={t('saved.removeNamed', { name: title })}
          onClick={() => void remove()}
        >
          {t('saved.remove')}
        </Button>
      </div>
    </li>
  );
}
