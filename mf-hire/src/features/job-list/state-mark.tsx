import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { useTranslation } from 'react-i18next';
import styles from './job-list.module.css';

export function StateMark({ job }: { job: Pick<Job, 'state' | 'frozen_at'> }) {
  const { t } = useTranslation();
  if (job.frozen_at)
    return (
      <span className={styles['state']} data-state="frozen">
        {t('jobs.frozenShort')}
      </span>
    );
  return (
    <span className={styles['state']} data-state={job.state}>
      {t(`jobStates.${job.state}`)}
    </span>
  );
}
