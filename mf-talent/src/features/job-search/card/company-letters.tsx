import type { ApplicationLetter } from '@sabi/contracts/http/hiring/applications';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

interface CompanyLettersProps {
  /** Oldest first; missing in answers of an earlier release. */
  letters: readonly ApplicationLetter[] | undefined;
  company: string;
}

/** What the company wrote with a move or a rejection, newest first, in the language it was written in. */
export function CompanyLetters({ letters = [], company }: CompanyLettersProps) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  if (letters.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3 className={styles['partTitle']}>{t('letters.title', { company, count: letters.length })}</h3>
      {letters.toReversed().map(({ sent_at: at, language: written, subject, text }, index) => (
        <article key={`${at} ${index}`} className={styles['letter']}>
          <h4 lang={written}>{subject}</h4>
          <p className={styles['soft']}>
            <time dateTime={at}>{formatWibTime(at, language)}</time>
          </p>
          <p className={styles['text']} lang={written}>
            {text}
          </p>
        </article>
      ))}
    </section>
  );
}
