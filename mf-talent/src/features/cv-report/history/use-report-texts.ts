import type { CvReportSummary } from '@sabi/contracts/http/ai/own-cv-report';
import { isAboutCv } from '@sabi/cv-report';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';

/** Texts of a stored report. */
export function useReportTexts() {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  return {
    timeOf: ({ created_at: createdAt }: CvReportSummary) => formatMoment(createdAt, language),
    scoreOf: (report: CvReportSummary) =>
      isAboutCv(report)
        ? t('analysis.report.score', { score: report.score })
        : t('analysis.report.noCv.title'),
  };
}
