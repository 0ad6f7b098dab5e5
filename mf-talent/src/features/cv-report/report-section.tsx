import type { OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import { CvReportView, type SayReport } from '@sabi/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { Section } from '@sabi/ui/section';
import styles from './cv-report.module.css';

interface ReportSectionProps {
  kept: OwnCvReport;
  /** About a CV that is no longer the current one. */
  isOlder: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  isForgetting: boolean;
  onForget: () => void;
}

/** The newest report, with its age. */
export function ReportSection({ kept, isOlder, headingRef, isForgetting, onForget }: ReportSectionProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const say: SayReport = (text, values) => t(`analysis.report.${text}`, { ...values });
  return (
    <Section title={t('report.title')} headingRef={headingRef}>
      <div className={styles['report']}>
        <p className={styles['meaning']}>
          {t('report.made', { when: formatMoment(kept.created_at, language) })} {t('report.kept')}
        </p>
        {isOlder && <Notice tone="info" title={t('report.otherCv')} />}
        <CvReportView report={inLanguage(kept, language)} language={language} say={say} />
        {kept.basic && <p className={styles['meaning']}>{t('analysis.result.basic')}</p>}
        <Button variant="secondary" className={styles['submit']} busy={isForgetting} onClick={onForget}>
          {t(isForgetting ? 'report.forgetBusy' : 'report.forget')}
        </Button>
      </div>
    </Section>
  );
}

/** The model's texts exist in one language only. */
function inLanguage({ report, language: written }: OwnCvReport, language: string): OwnCvReport['report'] {
  if (written === language) return report;
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, explanation: null })) };
}
