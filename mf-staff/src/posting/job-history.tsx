import type { StaffJobDetail } from '@sabi/contracts/http/hiring/staff';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './posting.module.css';

/** What was done with a job, newest first. */
export function JobHistory({ job: { history, created_at: createdAt } }: { job: StaffJobDetail }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={styles['heading']}>{t('job.history')}</h3>
      <ol className={styles['list']}>
        {history.map(({ at, act, by, reason }, index) => (
          // Acts have no ids, and two of them may have the same time.
          <li key={history.length - index}>
            <Moment at={at} /> · {t(`job.acts.${act}`)} · {t(`job.by.${by}`)}
            {reason && (
              <>
                {' · '}
                <q>{reason}</q>
              </>
            )}
          </li>
        ))}
        <li>
          <Moment at={createdAt} /> · {t('job.created')}
        </li>
      </ol>
    </section>
  );
}

function Moment({ at }: { at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatWibTime(at, language)}</time>;
}
