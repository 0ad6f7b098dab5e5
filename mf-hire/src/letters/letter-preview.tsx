import { Skeleton } from '@sabi/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { type LetterInput, useLetterPreview } from '../data/templates';
import { FailureNotice } from '../failures/failure-notice';
import styles from './letter-preview.module.css';

/** A letter as a talent would get it. */
export function LetterPreview({ letter }: { letter: LetterInput }) {
  const { t } = useTranslation();
  const { data, error } = useLetterPreview(letter);
  if (error) return <FailureNotice error={error} title={t('letter.previewFailed')} />;
  if (!data) return <Skeleton label={t('letter.loading')} rows={4} />;
  return (
    <section className={styles['letter']} aria-label={t('letter.preview')} lang={letter.language}>
      <p className={styles['subject']}>{data.subject}</p>
      <p className={styles['text']}>{data.text}</p>
    </section>
  );
}
