import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import { PlaceNames, useJobTerms, VerifiedMark } from '@sabi/job-view';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { dayInWib, formatWibDay } from '@sabi/shell-sdk/dates';
import styles from './job-card.module.css';
import { DemoMark } from './demo-mark';
import { ReplyBadge } from './reply-badge';

interface JobCardProps {
  job: PageCard;
  heading: 'h2' | 'h3';
  /** False on the company's own page. */
  withCompany?: boolean;
}

/** A job in a list; the whole card links to it. */
export function JobCard({ job, heading: Heading, withCompany = true }: JobCardProps) {
  const { t } = useTranslation(['jobs', 'job-view']);
  const language = useLanguage();
  const company = useHref(companyPath(job.company));
  const { contract, level } = useJobTerms(job);
  return (
    <article className={styles['card']}>
      <div className={styles['names']}>
        <Heading className={styles['title']}>
          <a className={styles['link']} href={useHref(jobPath(job))} data-job>
            {job.title}
          </a>
        </Heading>
        {withCompany && (
          <p className={styles['company']}>
            <a className={styles['companyLink']} href={company}>
              {job.company.name}
            </a>
            {job.company.is_verified && <VerifiedMark />}
            <ReplyBadge record={job.company.replies} withCount />
            {job.is_demo && <DemoMark />}
          </p>
        )}
      </div>
      {job.pay && (
        <p className={styles['pay']}>
          {formatRupiahRange(job.pay)}{' '}
          <span className={styles['perMonth']}>{t('job-view:pay.perMonth')}</span>
        </p>
      )}
      <ul className={styles['facts']}>
        <li>
          <PlaceNames places={job.places} mode={job.mode} />
        </li>
        {job.mode && <li>{t(`job-view:mode.${job.mode}`)}</li>}
        {contract && <li>{contract}</li>}
        {level && <li>{level}</li>}
      </ul>
      <p className={styles['posted']}>
        {t('posted')}{' '}
        <time dateTime={dayInWib(job.published_at)}>{formatWibDay(job.published_at, language)}</time>
        {job.is_unconfirmed && ` · ${t('unconfirmed.short')}`}
      </p>
    </article>
  );
}
