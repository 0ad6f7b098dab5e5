import { jobTextMaxCharacters, jobTextMinCharacters } from '@sabi/contracts/ai/cv-text';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { intlLocales } from '@sabi/contracts/language';
import { useDraft } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOfflineHold } from '@sabi/ui/network';
import { TextAreaField } from '@sabi/ui/text-field';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@sabi/ui/section';
import styles from './cv-report.module.css';

interface AnalysisFormProps {
  cv: Cv;
  isFirst: boolean;
  busy: boolean;
  /** Time of the last analysis on this page, as `Date.now()`; null before. */
  madeAt: number | null;
  onAnalyze: (jobText: string | undefined) => void;
}

/** Requests an analysis of the profile's CV, with or without a job description. */
export function AnalysisForm({ cv, isFirst, busy, madeAt, onAnalyze }: AnalysisFormProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const [job, setJob] = useState('');
  const draft = useDraft<{ job: string }>('cv-report', (kept) =>
    setJob((typed) => typed || (kept.job ?? '')),
  );
  const { forget } = draft;
  useEffect(() => {
    if (madeAt !== null) forget();
  }, [madeAt, forget]);
  const [fault, setFault] = useState<'jobShort' | 'jobLong'>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const jobText = job.trim();
    const found = findJobFault(jobText);
    setFault(found);
    if (!found) onAnalyze(jobText || undefined);
  };
  const write = (text: string) => {
    setJob(text);
    draft.save({ job: text });
  };
  const hold = useOfflineHold(submit, busy);
  const say = (count: number) => count.toLocaleString(intlLocales[language]);
  const limits = { jobMin: say(jobTextMinCharacters), jobMax: say(jobTextMaxCharacters) };
  return (
    <Section title={t('run.title', { fileName: cv.file_name })}>
      <form className={styles['form']} noValidate onSubmit={hold.onSubmit}>
        {isFirst && <p className={styles['meaning']}>{t('run.none')}</p>}
        <TextAreaField
          label={t('job.label')}
          hint={t('job.hint', { min: jobTextMinCharacters })}
          placeholder={t('job.placeholder')}
          rows={5}
          value={job}
          error={fault && t(`analysis.faults.${fault}`, limits)}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {hold.notice}
        <Button className={styles['submit']} type="submit" busy={busy}>
          {t(busy ? 'run.busy' : isFirst ? 'run.first' : 'run.again')}
        </Button>
      </form>
    </Section>
  );
}

/** An empty job description is valid, as it is optional. */
function findJobFault({ length }: string): 'jobShort' | 'jobLong' | undefined {
  if (length > 0 && length < jobTextMinCharacters) return 'jobShort';
  return length > jobTextMaxCharacters ? 'jobLong' : undefined;
}
