import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { ReplyRecord } from '../../components/reply-record';
import { PlainReport, readPlainReport } from './plain-report';
import type { ReportDraft } from './report-fields';
import { ReportForm } from './report-form';
import styles from './trust-panel.module.css';

/** Verified facts of the company, a warning against fees, and the button to report the posting. */
export function TrustPanel({ job }: { job: PublicJob }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { company } = job;
  const [isReporting, setReporting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const plain = useRef<HTMLDetailsElement>(null);
  const [draft, setDraft] = useState<ReportDraft | null>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!plain.current?.open) return;
    setDraft(readPlainReport(plain.current)); // begun before hydration
    setReporting(true);
  }, []);
  const cancel = () => {
    setDraft(null);
    flushSync(() => setReporting(false)); // the button can be focused only once it is rendered
    open.current?.focus();
  };
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
      <ReplyRecord record={company.replies} />
      <p>{t('trust.never')}</p>
      {!isHydrated && !isReporting && <PlainReport ref={plain} publicNo={job.public_no} />}
      {isHydrated && !isReporting && (
        <Button ref={open} variant="secondary" onClick={() => setReporting(true)}>
          {t('open')}
        </Button>
      )}
      {isReporting && <ReportForm publicNo={job.public_no} draft={draft} onCancel={cancel} />}
    </section>
  );
}
