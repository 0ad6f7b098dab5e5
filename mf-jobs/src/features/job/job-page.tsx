import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { boardPath, companyPath, jobPath } from '@sabi/contracts/hiring/paths';
import type { JobDetailPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { PermanentRedirect, useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { dayInJakarta, formatDayInJakarta } from '../../components/format';
import { DemoMark } from '../../components/demo-mark';
import { JobList } from '../../components/job-list';
import { Paragraphs } from '../../components/paragraphs';
import { PlaceNames } from '../../components/place-names';
import { VerifiedMark } from '../../components/verified-mark';
import { JobFacts } from './job-facts';
import styles from './job-page.module.css';
import { PayParts } from './pay-parts';
import { ProcessSteps } from './process-steps';
import { Requirements } from './requirements';
import { TrustPanel } from './trust-panel';

export function JobPage({ page }: { page: JobDetailPage }) {
  const { pathname } = useLocation();
  const address = jobPath(page.job);
  return pathname === address ? <Job page={page} /> : <PermanentRedirect to={address} />;
}

function Job({ page }: { page: JobDetailPage }) {
  const { t } = useTranslation();
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
      <JobHead page={page} textLanguage={textLanguage} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <section className={styles['part']}>
            <h2 className={styles['subtitle']}>{t('job.about')}</h2>
            <Paragraphs text={posting.text} language={textLanguage} />
          </section>
          <Requirements requirements={posting.requirements} language={textLanguage} />
          {posting.pay && <PayParts pay={posting.pay} language={textLanguage} />}
          <ProcessSteps steps={posting.process} language={textLanguage} />
        </div>
        <aside className={styles['side']}>
          <JobFacts job={job} places={places} />
          <section className={styles['part']}>
            <h2 className={styles['smallTitle']}>{t('apply.title')}</h2>
            <p className={styles['dates']}>{t(job.is_demo ? 'trust.demo' : 'apply.text')}</p>
          </section>
          <TrustPanel job={job} />
        </aside>
      </div>
      {similar.length > 0 && (
        <section className={styles['part']}>
          <h2 className={styles['subtitle']}>{t('job.similar')}</h2>
          <JobList jobs={similar} heading="h3" />
        </section>
      )}
    </div>
  );
}

function JobHead({
  page: { job, places },
  textLanguage,
}: {
  page: JobDetailPage;
  textLanguage: Language | undefined;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { posting, company } = job;
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']} lang={textLanguage}>
        {posting.title}
      </h1>
      <p className={styles['company']}>
        <a className={styles['link']} href={useHref(companyPath(company))}>
          {company.name}
        </a>
        {company.is_verified && <VerifiedMark />}
        {job.is_demo && <DemoMark />}
      </p>
      <p>
        <PlaceNames places={places} mode={posting.mode} />
      </p>
      {posting.pay && (
        <p className={styles['pay']}>
          {formatRupiahRange(posting.pay)} <span className={styles['perMonth']}>{t('pay.perMonth')}</span>
        </p>
      )}
      <p className={styles['dates']}>
        {t('posted')}{' '}
        <time dateTime={dayInJakarta(job.published_at)}>
          {formatDayInJakarta(job.published_at, language)}
        </time>
        {' · '}
        {t('openUntil')}{' '}
        <time dateTime={dayInJakarta(job.expires_at)}>{formatDayInJakarta(job.expires_at, language)}</time>
      </p>
      {job.is_unconfirmed && <p className={styles['unconfirmed']}>{t('unconfirmed.long')}</p>}
    </header>
  );
}

const descriptionLength = 155;

function useJobHead({ job: { posting, company }, structured_data: data }: JobDetailPage): void {
  const { t } = useTranslation();
  const text = posting.text.replaceAll(/\s+/g, ' ');
  const short = text.length > descriptionLength ? `${text.slice(0, descriptionLength).trimEnd()}…` : text;
  usePageHead({
    title: t('job.head.title', { title: posting.title, company: company.name }),
    description: short || t('job.head.title', { title: posting.title, company: company.name }),
    ...(data ? { structuredData: [data] } : { robots: 'noindex' as const }), // examples have none
  });
}
