import { useTranslation } from 'react-i18next';
import styles from './apply-form.module.css';

const parts = ['contact', 'profile', 'cv', 'answers'] as const;

/** What the company gets, and who of it. */
export function SharedFacts({ company }: { company: string }) {
  const { t } = useTranslation('apply');
  return (
    <section className={styles['facts']}>
      <h3 className={styles['legend']}>{t('shared.title', { company })}</h3>
      <ul className={styles['list']}>
        {parts.map((part) => (
          <li key={part}>{t(`shared.${part}`)}</li>
        ))}
      </ul>
      <p className={styles['note']}>{t('shared.note', { company })}</p>
    </section>
  );
}
