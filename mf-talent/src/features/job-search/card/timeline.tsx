import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

export interface TimelineEntry {
  readonly no: number;
  readonly at: string;
  readonly text: string;
}

/** What has happened, newest first. @param entries oldest first */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  return (
    <section className={styles['part']}>
      <h3 className={styles['partTitle']}>{t('timeline')}</h3>
      {entries.length === 0 ? (
        <p className={styles['soft']}>{t('timelineEmpty')}</p>
      ) : (
        <ol className={styles['events']} aria-label={t('timeline')}>
          {entries.toReversed().map(({ no, at, text }) => (
            <li key={no}>
              <p>{text}</p>
              <p className={styles['soft']}>
                <time dateTime={at}>{formatWibTime(at, language)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
