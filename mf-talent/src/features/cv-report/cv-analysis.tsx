import type { OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import type { Resume } from '@sabi/contracts/http/profile/profile';
import { Notice } from '@sabi/ui/notice';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportActs } from './report-calls';
import { ReportSection } from './report-section';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisForm } from './analysis-form';

/** The CV of the profile, what a review of it has found, and the way to another one. */
export function CvAnalysis({ resume, kept }: { resume: Resume; kept: OwnCvReport | null }) {
  const { t } = useTranslation('cv-report');
  const heading = useRef<HTMLHeadingElement>(null);
  const { review, forget } = useReportActs();
  const made = review.isSuccess ? review.submittedAt : null;
  // Moves the focus to the new report.
  useEffect(() => {
    if (made !== null) heading.current?.focus();
  }, [made]);
  const start = (jobText: string | undefined) => {
    forget.reset();
    review.mutate({ file_key: resume.file_key, ...(jobText && { jobText }) });
  };
  const remove = () => {
    review.reset();
    forget.mutate();
  };
  const news = () => {
    if (review.isPending) return t('run.busy');
    return review.isSuccess && kept ? t('report.ready', { score: kept.report.score }) : '';
  };
  return (
    <>
      <AnalysisForm
        resume={resume}
        isFirst={kept === null}
        busy={review.isPending}
        madeAt={made}
        onReview={start}
      />
      <VisuallyHidden>
        <span role="status">{news()}</span>
      </VisuallyHidden>
      {review.isError && <AnalysisFailed error={review.error} />}
      {forget.isSuccess && !kept && <Notice tone="success" title={t('report.forgotten')} />}
      {forget.isError && <Notice tone="danger" title={t('report.forgetFailed')} />}
      {kept && (
        <ReportSection
          kept={kept}
          isOlder={kept.file_key !== resume.file_key}
          headingRef={heading}
          isForgetting={forget.isPending}
          onForget={remove}
        />
      )}
    </>
  );
}
