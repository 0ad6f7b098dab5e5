import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { ReportForm } from './report-form';
import styles from './trust-panel.module.css';

/** Verified facts of the company, a warning against fees, and the button to report the posting. */
export function TrustPanel({ job }: { job: PublicJob }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company } = job;
  const [isReporting, setReporting] = useState(false);
  const isHydrated = useHydrated();
  const contact = useHref('/contact-us');
  return (
    <section className={styles['panel']}>
      <h2 className={styles['title']}>{t('trust.title')}</h2>
      <p>
        {company.is_verified && company.verified_at
          ? t('trust.verified', {
              name: company.name,
              date: formatWibDay(company.verified_at, language),
            })
          : t('trust.unverified', { name: company.name })}
      </p>
      <p>{t('trust.never')}</p>
      {/* The form requires script. */}
      {!isHydrated && (
        <ButtonLink variant="secondary" href={contact}>
          {t('report.open')}
        </ButtonLink>
      )}
      {isHydrated && !isReporting && (
        <Button variant="secondary" onClick={() => setReporting(true)}>
          {t('report.open')}
        </Button>
      )}
      {isReporting && <ReportForm publicNo={job.public_no} onCancel={() => setReporting(false)} />}
    </section>
  );
}
