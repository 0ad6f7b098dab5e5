import { previewMaxCharacters, previewShownCharacters } from '@sabi/contracts/ai/cv-text';
import type { CvAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import { CvReportView, isAboutCv, PrintableReport, ReportOverview, type SayReport } from '@sabi/cv-report';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { elsewhere, paths } from '../../../paths';
import styles from './result-dialog.module.css';

interface ResultDialogProps {
  result: CvAnalysis;
  onClose: () => void;
}

/** The analysis. A shortened one cannot be closed, only continued: specification, section 2. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const { t } = useTranslation('talent-solution');
  const { analysis, truncated, overview, report, basic = false, kept_until: keptUntil } = result;
  const say: SayReport = (text, values) => t(`analysis.report.${text}`, { ...values });
  return (
    <Dialog
      open
      title={t('analysis.result.title')}
      {...(!truncated && { onClose, closeLabel: t('analysis.result.close') })}
    >
      {truncated ? (
        <>
          {overview && <ReportOverview {...overview} say={say} />}
          <Preview analysis={analysis} keptUntil={keptUntil} />
        </>
      ) : (
        <Whole analysis={analysis} report={report} say={say} />
      )}
      {!truncated && keptUntil && <InAccount until={keptUntil} />}
      {basic && <p className={styles['more']}>{t('analysis.result.basic')}</p>}
    </Dialog>
  );
}

function Whole({ analysis, report, say }: Pick<CvAnalysis, 'analysis' | 'report'> & { say: SayReport }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  // The day the dialog was opened, as an analysis does not carry its time.
  const [opened] = useState(() => new Date().toISOString());
  if (report) {
    const view = <CvReportView report={report} language={language} say={say} />;
    return (
      // Focusable, so that arrow keys scroll it.
      <div tabIndex={0}>
        {isAboutCv(report) ? (
          <PrintableReport title={say('printed', { when: formatMoment(opened, language) })} say={say}>
            {view}
          </PrintableReport>
        ) : (
          view
        )}
      </div>
    );
  }
  return (
    <p className={styles['text']} tabIndex={0}>
      {analysis.trim() || t('analysis.result.none')}
    </p>
  );
}

/** Where a claimed analysis can be found again. */
function InAccount({ until }: { until: string }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  return (
    <p className={styles['more']}>
      {t('cv.claim.inAccount', { until: formatMoment(until, language) })}{' '}
      <Link to={elsewhere.cvReport}>{t('cv.claim.account')}</Link>
    </p>
  );
}

/** The service sends only the preview: the blurred rest is decoration and protects nothing. */
function Preview({ analysis, keptUntil }: { analysis: string; keptUntil: string | undefined }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const characters = [...analysis];
  const shown = characters.slice(0, previewShownCharacters).join('');
  const blurred = characters.slice(previewShownCharacters, previewMaxCharacters).join('');
  return (
    <>
      <p className={styles['text']}>
        {shown}
        <span className={styles['blurred']} aria-hidden="true">
          {blurred}
        </span>
      </p>
      <p className={styles['more']}>{t('analysis.result.more')}</p>
      <SignUpLink />
      {keptUntil && (
        <p className={styles['more']}>
          {t('analysis.result.kept', { until: formatMoment(keptUntil, language) })}
        </p>
      )}
    </>
  );
}

function SignUpLink() {
  const { t } = useTranslation('talent-solution');
  const openSignUp = useLinkClickHandler<HTMLAnchorElement>(elsewhere.signUp, {
    state: { returnTo: `${paths.talentSolution}?panel=cv-upload` },
  });
  return (
    <ButtonLink size="lg" href={useHref(elsewhere.signUp)} onClick={openSignUp}>
      {t('analysis.result.signUp')}
    </ButtonLink>
  );
}
