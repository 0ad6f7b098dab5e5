import type { Application } from '@sabi/contracts/http/hiring/applications';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import styles from './applicant.module.css';

type Letter = NonNullable<Application['letters']>[number];

/** What the company has written to the applicant with moves, and what waits until the applicant is notified. */
export function Letters({
  application: { letters = [], notified_at: notifiedAt = null },
}: {
  application: Pick<Application, 'letters' | 'notified_at'>;
}) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const describeTime = ({ sent_at: sentAt }: Letter) => {
    if (sentAt) return t('letters.sent', { time: formatWibTime(sentAt, language) });
    return notifiedAt
      ? t('letters.scheduled', { time: formatWibTime(notifiedAt, language) })
      : t('letters.unsent');
  };
  if (letters.length === 0) return null;
  return (
    <Section title={t('letters.title')}>
      <ul className={styles['entries']}>
        {letters.map((letter, index) => (
          // Letters are only added, and have no id.
          <li key={index} className={styles['entry']}>
            <p className={styles['entryTitle']} lang={letter.language}>
              {letter.subject}
            </p>
            <p className={styles['soft']}>{describeTime(letter)}</p>
            <p className={styles['text']} lang={letter.language}>
              {letter.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
