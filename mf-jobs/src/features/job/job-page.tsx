import { boardPath, companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { JobDetailPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { JobBody, JobFacts, JobHead, VerifiedMark } from '@sabi/job-view';
import { PermanentRedirect, useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { dayInWib, formatWibDay } from '@sabi/shell-sdk/dates';
import { ApplyBar } from '../../apply/apply-bar';
import { DemoMark } from '../../components/demo-mark';
import { JobList } from '../../components/job-list';
import styles from './job-page.module.css';
import { TrustPanel } from './trust-panel';

export function JobPage({ page }: { page: JobDetailPage }) {
  const { pathname } = useLocation();
  const address = jobPath(page.job);
  return pathname === address ? <Job page={page} /> : <PermanentRedirect to={address} />;
}

function Job({ page }: { page: JobDetailPage }) {
  const { t } = useTranslation(['jobs', 'report']);
  const language = useLanguage();
  const { job, places, similar } = page;
  const { posting } = job;
  useJobHead(page);
  const textLanguage = posting.language === language ? undefined : posting.language;
  return (
    <div className={styles['frame']}>
      <p>
        <a className={styles['back']} href={useHref(boardPath)}>
          {t('allJobs')}
        </a>
      </p>
      <DatedHead page={page} textLanguage={textLanguage} />
      <div className={styles['columns']}>
        {/* Before the text, above which it stands on phones: what arrives later would move the text. */}
        <div className={styles['facts']}>
          <JobFacts posting={posting} places={places} />
        </div>
        <div className={styles['text']}>
          <JobBody posting={posting} language={textLanguage} />
        </div>
        <aside className={styles['side']}>
          <ApplyBar key={job.public_no} job={job} />
          <div className={styles['trust']}>
            {job.is_demo && <p className={styles['dates']}>{t('report:trust.demo')}</p>}
            <TrustPanel job={job} />
          </div>
        </aside>
      </div>
      {similar.length > 0 && (
        <section className={styles['part']}>
          <h2 className={styles['subtitle']}>{t('job.similar')}</h2>
          <JobList jobs={similar} heading="h3" isWide />
        </section>
      )}
    </div>
  );
}

function DatedHead({
  page: { job, places },
  textLanguage,
}: {
  page: JobDetailPage;
  textLanguage: Language | undefined;
}) {
  const { t } = useTranslation(['jobs', 'report']);
  const language = useLanguage();
  const { posting, company } = job;
  return (
    <JobHead
      posting={posting}
      places={places}
      language={textLanguage}
      company={
        <>
          <a className={styles['link']} href={useHref(companyPath(company))}>
            {company.name}
          </a>
          {company.is_verified && <VerifiedMark />}
          {job.is_demo && <DemoMark />}
        </>
      }
    >
      <p className={styles['dates']}>
        {t('posted')}{' '}
        <time dateTime={dayInWib(job.published_at)}>{formatWibDay(job.published_at, language)}</time>
        {' · '}
        {t('openUntil')}{' '}
        <time dateTime={dayInWib(job.expires_at)}>{formatWibDay(job.expires_at, language)}</time>
      </p>
      {job.is_unconfirmed && <p className={styles['unconfirmed']}>{t('report:unconfirmed')}</p>}
    </JobHead>
  );
}

const descriptionLength = 155;

function useJobHead({ job, structured_data: data }: JobDetailPage): void {
  const { posting, company } = job;
  const { t } = useTranslation('jobs');
  const text = posting.text.replaceAll(/\s+/g, ' ');
  const short = text.length > descriptionLength ? `${text.slice(0, descriptionLength).trimEnd()}…` : text;
  usePageHead({
    title: t('job.head.title', { title: posting.title, company: company.name }),
    description: short || t('job.head.title', { title: posting.title, company: company.name }),
    ...(data && !job.is_demo ? { structuredData: [data] } : { robots: 'noindex' as const }),
  });
}
