import type { OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { isAboutCv } from '@sabi/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportActs } from './report-calls';
import { ReportSection } from './report-section';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisForm } from './analysis-form';
import styles from './cv-report.module.css';
import { ForgetReports } from './forget-reports';

/** The profile's CV, its report, and the form for a new analysis. */
export function CvAnalysis({ cv, kept }: { cv: Cv; kept: OwnCvReport | null }) {
  const { t } = useTranslation('cv-report');
  const heading = useRef<HTMLHeadingElement>(null);
  const { analyze, forget } = useReportActs();
  const made = analyze.isSuccess ? analyze.submittedAt : null;
  // Moves the focus to the new report.
  useEffect(() => {
    if (made !== null) heading.current?.focus();
  }, [made]);
  const start = (jobText: string | undefined) => {
    forget.reset();
    analyze.mutate({ file_key: cv.file_key, ...(jobText && { jobText }) });
  };
  const remove = () => {
    analyze.reset();
    forget.mutate();
  };
  const news = () => {
    if (analyze.isPending) return t('run.busy');
    if (!analyze.isSuccess || !kept) return '';
    const { report } = kept;
    return isAboutCv(report) ? t('report.ready', { score: report.score }) : t('analysis.report.noCv.title');
  };
  return (
    <>
      <AnalysisForm
        cv={cv}
        isFirst={kept === null}
        busy={analyze.isPending}
        madeAt={made}
        onAnalyze={start}
      />
      <VisuallyHidden>
        <span role="status">{news()}</span>
      </VisuallyHidden>
      {analyze.isPending && <ProgressBar percent={null} label={t('run.busy')} />}
      {analyze.isError && <AnalysisFailed error={analyze.error} />}
      {forget.isSuccess && !kept && <Notice tone="success" title={t('report.allForgotten')} />}
      {forget.isError && <Notice tone="danger" title={t('report.forgetFailed')} />}
      {kept && (
        <ReportSection
          kept={kept}
          isOlder={kept.file_key !== cv.file_key}
          headingRef={heading}
          actions={<ReportActions isForgetting={forget.isPending} onForget={remove} />}
        />
      )}
    </>
  );
}

function ReportActions({ isForgetting, onForget }: { isForgetting: boolean; onForget: () => void }) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  return (
    <div className={styles['actions']}>
      <ButtonLink variant="secondary" href={localizedPath(language, '/profile/cv-report/history')}>
        {t('history.link')}
      </ButtonLink>
      <ForgetReports isForgetting={isForgetting} onForget={onForget} />
    </div>
  );
}
