import type { OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import { CvReportView, isAboutCv, PrintableReport, type SayReport } from '@sabi/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { Section } from '@sabi/ui/section';
import styles from './cv-report.module.css';

interface ReportSectionProps {
  kept: OwnCvReport;
  /** About a CV that is no longer the current one. */
  isOlder: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Further buttons. */
  actions?: ReactNode;
}

/** A report, with its age. */
export function ReportSection({ kept, isOlder, headingRef, actions }: ReportSectionProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const say: SayReport = (text, values) => t(`analysis.report.${text}`, { ...values });
  const when = formatMoment(kept.created_at, language);
  const content = (
    <>
      <CvReportView report={inLanguage(kept, language)} language={language} say={say} />
      {kept.basic && <p className={styles['meaning']}>{t('analysis.result.basic')}</p>}
    </>
  );
  return (
    <Section title={t('report.title')} headingRef={headingRef ?? null}>
      <div className={styles['report']}>
        <p className={styles['meaning']}>
          {t('report.made', { when })} {t('report.kept')}
        </p>
        {isOlder && <Notice tone="info" title={t('report.otherCv')} />}
        {isAboutCv(kept.report) ? (
          <PrintableReport title={say('printed', { when })} say={say}>
            {content}
          </PrintableReport>
        ) : (
          content
        )}
        {actions}
      </div>
    </Section>
  );
}

/** The model's texts exist in one language only. */
function inLanguage({ report, language: written }: OwnCvReport, language: string): OwnCvReport['report'] {
  if (written === language) return report;
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, explanation: null })) };
}
