import {
  cvTextMaxCharacters,
  cvTextMinCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
} from '@sabi/contracts/ai/cv-text';
import { intlLocales } from '@sabi/contracts/language';
import { useDraft } from '@sabi/shell-sdk/drafts';
import { lazyComponent, useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOfflineHold } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { TextAreaField } from '@sabi/ui/text-field';
import { useHydrated } from '@sabi/ui/hydration';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnalysisFault, analyzerPath } from './analyze-cv';
import { ClaimNotice } from './claim-notice';
import { CvFilePicker } from './cv-file-picker';
import styles from './cv-analyzer.module.css';
import { JobField } from './job-field';
import { useCvAnalysis } from './use-cv-analysis';

// Loaded on demand, as most visitors never see it.
const ResultDialog = lazyComponent(() => import('./result-dialog').then((module) => module.ResultDialog));

/** Analyses a CV. Without script the browser submits the form, and the service answers with a page of its own. */
export function CvAnalyzer() {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const hydrated = useHydrated();
  const { state, analyze, claim, reset } = useCvAnalysis();
  const { text, job, file, area, write, describeJob, setFile } = useAnalyzerInput(state.step === 'analysed');
  const loading = state.step === 'loading';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const cv = file ?? text;
    if (cv instanceof File || cv.trim()) void analyze(cv, job);
  };
  const hold = useOfflineHold(submit, loading);
  return (
    <form
      className={styles['analyzer']}
      method="post"
      action={analyzerPath}
      encType="multipart/form-data"
      noValidate={hydrated}
      aria-label={t('panels.cv-upload.title')}
      onSubmit={hold.onSubmit}
    >
      <input type="hidden" name="language" value={language} />
      <ClaimNotice loading={loading} onOpen={claim} done={state.step === 'analysed'} />
      <CvFilePicker file={file} onText={write} onFile={setFile} />
      <TextAreaField
        ref={area}
        label={t('cv.label')}
        hint={t('cv.hint', { min: cvTextMinCharacters })}
        placeholder={t('cv.placeholder')}
        rows={9}
        name="cvText"
        minLength={cvTextMinCharacters}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <JobField value={job} onChange={describeJob} />
      {hold.notice}
      {state.step === 'failed' && <Fault fault={state.fault} fileName={file?.name} />}
      <Button
        className={styles['submit']}
        type="submit"
        size="lg"
        busy={loading}
        disabled={hydrated && !text.trim() && !file}
      >
        {t(loading ? 'cv.analyzing' : 'cv.analyze')}
      </Button>
      <VisuallyHidden role="status">{loading && t('cv.analyzing')}</VisuallyHidden>
      {state.step === 'analysed' && <ResultDialog result={state.result} onClose={reset} />}
    </form>
  );
}

/** The form's values, stored as a draft until the CV has been analysed. */
function useAnalyzerInput(isAnalysed: boolean) {
  const [text, setText] = useState('');
  const [job, setJob] = useState('');
  const [file, setFile] = useState<File>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Input from before hydration.
    if (area.current?.value) setText(area.current.value);
  }, []);
  const { save, forget } = useDraft<{ text: string; job: string }>('cv-analyzer', (stored) => {
    setText((typed) => typed || (stored.text ?? ''));
    setJob((typed) => typed || (stored.job ?? ''));
  });
  useEffect(() => {
    if (isAnalysed) forget();
  }, [isAnalysed, forget]);
  // The last input counts: text replaces a chosen file.
  const write = (written: string) => {
    setText(written);
    setFile(undefined);
    save({ text: written, job });
  };
  const describeJob = (written: string) => {
    setJob(written);
    save({ text, job: written });
  };
  return { text, job, file, area, write, describeJob, setFile };
}

function Fault({ fault, fileName = '' }: { fault: AnalysisFault | 'gone'; fileName: string | undefined }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  const say = (count: number) => count.toLocaleString(intlLocales[language]);
  const limits = {
    max: say(cvTextMaxCharacters),
    jobMin: say(jobTextMinCharacters),
    jobMax: say(jobTextMaxCharacters),
  };
  if (fault === 'paste') return <Notice tone="info" title={t('cv.paste', { fileName })} />;
  return (
    <Notice
      tone="danger"
      title={fault === 'gone' ? t('cv.claim.gone') : t(`analysis.faults.${fault}`, limits)}
    />
  );
}
