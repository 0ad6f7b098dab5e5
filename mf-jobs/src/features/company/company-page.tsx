import type { CompanyPage as CompanyPageData } from '@sabi/contracts/http/hiring/pages';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead, useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { DemoMark } from '../../components/demo-mark';
import { JobList } from '../../components/job-list';
import { ReplyRecord } from '../../components/reply-record';
import { UpdateFailed } from '../../components/update-failed';
import { companyPath, joinPath } from '@sabi/contracts/hiring/paths';
import { Paragraphs } from '@sabi/job-view';
import styles from './company-page.module.css';
import { VerifiedFacts } from './verified-facts';

interface CompanyPageProps {
  page: CompanyPageData;
  isLoading: boolean;
  /** Given when the jobs of the current address could not be loaded; `page` has those before. */
  onRetry: (() => void) | null;
}

/** A company's profile and open jobs. */
export function CompanyPage({ page, isLoading, onRetry }: CompanyPageProps) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  const { company, jobs, next } = page;
  const joinAddress = `${localizedPath(language, joinPath)}?${new URLSearchParams({ company: company.slug })}`;
  const address = useHref(companyPath(company));
  const list = useRef<HTMLElement>(null);
  useCompanyHead(page);
  return (
    <div className={styles['frame']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{company.name}</h1>
        {company.is_demo && <DemoMark />}
        <VerifiedFacts company={company} />
        <ReplyRecord record={company.replies} />
      </header>
      {company.about && (
        <section className={styles['part']}>
          <h2 className={styles['subtitle']}>{t('company.about')}</h2>
          <Paragraphs text={company.about} />
        </section>
      )}
      <section ref={list} tabIndex={-1} className={styles['part']}>
        <h2 className={styles['subtitle']}>{t('company.openJobs', { count: company.total })}</h2>
        {company.total === 0 && <p>{t('company.noJobs')}</p>}
        {onRetry && <UpdateFailed onRetry={onRetry} list={list} />}
        {jobs.length > 0 && (
          <JobList
            jobs={jobs}
            heading="h3"
            withCompany={false}
            isBusy={isLoading}
            isOutdated={onRetry !== null}
          />
        )}
        {next !== null && (
          <p>
            <ButtonLink
              variant="secondary"
              rel="next"
              href={`${address}?${new URLSearchParams({ after: next })}`}
            >
              {t('company.next')}
            </ButtonLink>
          </p>
        )}
      </section>
      <p>
        <a className={styles['more']} rel="nofollow" href={joinAddress}>
          {t('company.join')}
        </a>
      </p>
    </div>
  );
}

function useCompanyHead({ company, is_first: isFirst }: CompanyPageData): void {
  const { t } = useTranslation('jobs');
  const { siteUrl } = useShell();
  const language = useLanguage();
  const { name, total } = company;
  const isIndexed = isFirst && !company.is_demo;
  usePageHead({
    title: t('company.head.title', { name }),
    description: t('company.head.description', { name, count: total }),
    ...(isIndexed
      ? {
          structuredData: [
            {
              '@context': 'https://schema.org',
              '@type': 'Organization',
              name,
              url: `${siteUrl}${localizedPath(language, companyPath(company))}`,
            },
          ],
        }
      : { robots: 'noindex' as const }),
  });
}
