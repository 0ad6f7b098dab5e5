import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './posting.module.css';

/** Findings against a posting, most severe first. */
export function Findings({ job: { score, findings } }: { job: StaffJob }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (findings.length === 0) return null;
  return (
    <section className={styles['findings']}>
      <h3 className={styles['heading']}>{t('posting.score', { score })}</h3>
      <ul className={styles['list']}>
        {findings
          .toSorted((one, other) => other.points - one.points)
          .map(({ rule, field, start, points, blocks, quote, sentence }) => (
            <li key={`${rule} ${field} ${start}`}>
              {sentence[language]} <q>{quote}</q>{' '}
              <span className={styles['points']}>
                {blocks ? t('posting.blocks') : t('posting.points', { count: points })}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
