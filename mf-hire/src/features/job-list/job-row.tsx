import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { jobPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useCompany, useRights } from '../../data/company-context';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { hirePaths } from '../../paths';
import { type JobAct, listActs } from './job-acts';
import styles from './job-list.module.css';
import { StateMark } from './state-mark';

interface JobRowProps {
  job: JobSummary;
  isBusy: boolean;
  onAct: (act: JobAct, job: JobSummary) => void;
}

/** One job, with a link to its editor. */
export function JobRow({ job, isBusy, onAct }: JobRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useCompany();
  const rights = useRights();
  const { title, state } = job;
  const isPublic = state === 'published' && job.frozen_at === null;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <h2 className={styles['name']}>
          <a
            className={styles['link']}
            href={localizedPath(language, hirePaths(slug).job(job.job_id))}
            data-job-title
          >
            {title}
          </a>
        </h2>
        <p className={styles['detail']}>
          <StateMark job={job} />
          <JobTimes job={job} />
          <JobApplications job={job} />
        </p>
        {job.frozen_at && <p className={styles['warning']}>{t('jobs.frozen')}</p>}
        {job.is_unconfirmed && <p className={styles['warning']}>{t('jobs.unconfirmed')}</p>}
      </div>
      <div className={styles['acts']}>
        {isPublic && (
          <ButtonLink
            variant="ghost"
            className={`${styles['act']} ${styles['quiet']}`}
            href={localizedPath(language, jobPath(job))}
            aria-label={t('acts.view.named', { title })}
          >
            {t('acts.view.label')}
          </ButtonLink>
        )}
        {listActs(job, rights).map((act) => (
          <ActButton key={act} act={act} title={title} isBusy={isBusy} onClick={() => onAct(act, job)} />
        ))}
      </div>
    </li>
  );
}

interface ActButtonProps {
  act: JobAct;
  title: string;
  isBusy: boolean;
  onClick: () => void;
}

/** The job's next step is highlighted. */
function ActButton({ act, title, isBusy, onClick }: ActButtonProps) {
  const { t } = useTranslation();
  const isAwaited = act === 'confirm' || act === 'approve';
  return (
    <Button
      variant={isAwaited ? 'primary' : 'ghost'}
      className={`${styles['act']} ${isAwaited ? '' : styles['quiet']}`}
      busy={isBusy}
      aria-label={t(`acts.${act}.named`, { title })}
      onClick={onClick}
    >
      {t(`acts.${act}.label`)}
    </Button>
  );
}

function JobTimes({ job: { state, expires_at: expiresAt, updated_at: updatedAt } }: { job: JobSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isRunning = state === 'published' || state === 'paused';
  return (
    <span>
      {isRunning && expiresAt
        ? t('jobs.until', { date: formatWibDay(expiresAt, language) })
        : t('jobs.changed', { date: formatWibDay(updatedAt, language) })}
    </span>
  );
}

/** Link to the applications, with those that wait too long; nothing before the first publication or without the right. */
function JobApplications({ job: { job_id: jobId, state, title, applications } }: { job: JobSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useCompany();
  const isUnpublished = state === 'draft' || state === 'in_approval' || state === 'in_review';
  if (!applications || (isUnpublished && applications.total === 0)) return null;
  const { total, unanswered } = applications;
  return (
    <>
      <a
        className={styles['applications']}
        href={localizedPath(language, hirePaths(slug).applications(jobId))}
        aria-label={t('jobs.applicationsNamed', { count: total, title })}
      >
        {t('jobs.applications', { count: total })}
      </a>
      {unanswered > 0 && (
        <span className={styles['warning']}>{t('jobs.unanswered', { count: unanswered })}</span>
      )}
    </>
  );
}
