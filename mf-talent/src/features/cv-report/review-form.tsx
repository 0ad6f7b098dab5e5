import { jobTextMaxCharacters, jobTextMinCharacters } from '@sabi/contracts/cv-text';
import type { Resume } from '@sabi/contracts/http/profile';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { TextAreaField } from '@sabi/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../layout/section';
import styles from './cv-report.module.css';

interface ReviewFormProps {
  resume: Resume;
  isFirst: boolean;
  busy: boolean;
  onReview: (jobText: string | undefined) => void;
}

/** Has the CV of the profile reviewed, with a job description or without. */
export function ReviewForm({ resume, isFirst, busy, onReview }: ReviewFormProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const [job, setJob] = useState('');
  const [fault, setFault] = useState<'jobShort' | 'jobLong'>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const jobText = job.trim();
    const found = findJobFault(jobText);
    setFault(found);
    if (!found) onReview(jobText || undefined);
  };
  const say = (count: number) => count.toLocaleString(language === 'id' ? 'id-ID' : 'en-GB');
  const limits = { jobMin: say(jobTextMinCharacters), jobMax: say(jobTextMaxCharacters) };
  return (
    <Section title={t('run.title', { fileName: resume.file_name })}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {isFirst && <p className={styles['meaning']}>{t('run.none')}</p>}
        <TextAreaField
          label={t('job.label')}
          hint={t('job.hint', { min: jobTextMinCharacters })}
          placeholder={t('job.placeholder')}
          rows={5}
          value={job}
          error={fault && t(`analysis.faults.${fault}`, limits)}
          onChange={({ currentTarget }) => setJob(currentTarget.value)}
        />
        <Button className={styles['submit']} type="submit" busy={busy}>
          {t(busy ? 'run.busy' : isFirst ? 'run.first' : 'run.again')}
        </Button>
      </form>
    </Section>
  );
}

/** None at all is as good. */
function findJobFault({ length }: string): 'jobShort' | 'jobLong' | undefined {
  if (length > 0 && length < jobTextMinCharacters) return 'jobShort';
  return length > jobTextMaxCharacters ? 'jobLong' : undefined;
}
