import { jobTextMinCharacters } from '@sabi/contracts/ai/cv-text';
import { TextAreaField } from '@sabi/ui/text-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './job-field.module.css';

interface JobFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Optional description of the job applied for, in a native disclosure that works without JavaScript. */
export function JobField({ value, onChange }: JobFieldProps) {
  const { t } = useTranslation('talent-solution');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Input from before hydration.
    if (area.current?.value) onChange(area.current.value);
  }, [onChange]);
  return (
    <details className={styles['job']}>
      <summary className={styles['summary']}>{t('cv.job.open')}</summary>
      <TextAreaField
        ref={area}
        label={t('cv.job.label')}
        hint={t('cv.job.hint', { min: jobTextMinCharacters })}
        placeholder={t('cv.job.placeholder')}
        rows={7}
        name="jobText"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </details>
  );
}
