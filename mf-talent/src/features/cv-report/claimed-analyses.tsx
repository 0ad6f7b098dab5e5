import type { ClaimedAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import { CvReportView, type SayReport } from '@sabi/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import styles from './cv-report.module.css';
import { useClaimedAnalyses } from './report-calls';

/** Analyses from before the sign-up, until they are deleted; renders nothing without any. */
export function ClaimedAnalyses() {
  const { t } = useTranslation('cv-report');
  const query = useClaimedAnalyses();
  // Most members have none: nothing may appear and disappear for them.
  if (!query.error && !query.data?.length) return null;
  return (
    <Section title={t('claimed.title')}>
      <QueryContent query={query} loadingLabel={t('loading')}>
        {(analyses) => (
          <div className={styles['report']}>
            <p className={styles['meaning']}>{t('claimed.text')}</p>
            {analyses.map((claimed) => (
              <Analysis key={claimed.analysis_id} claimed={claimed} />
            ))}
          </div>
        )}
      </QueryContent>
    </Section>
  );
}

function Analysis({
  claimed: { analysis, basic, report, kept_until: keptUntil },
}: {
  claimed: ClaimedAnalysis;
}) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const say: SayReport = (text, values) => t(`analysis.report.${text}`, { ...values });
  return (
    <details className={styles['claimed']}>
      <summary className={styles['opener']}>
        {t('claimed.until', { when: formatMoment(keptUntil, language) })}
      </summary>
      {report ? (
        <CvReportView report={report} language={language} say={say} />
      ) : (
        <p className={styles['plain']}>{analysis}</p>
      )}
      {basic && <p className={styles['meaning']}>{t('analysis.result.basic')}</p>}
    </details>
  );
}
