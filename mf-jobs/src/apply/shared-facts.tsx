import { useTranslation } from 'react-i18next';
import styles from './apply-form.module.css';

interface SharedFactsProps {
  company: string;
  hasCv: boolean;
  hasQuestions: boolean;
}

/** What the company gets, and who of it. */
export function SharedFacts({ company, hasCv, hasQuestions }: SharedFactsProps) {
  const { t } = useTranslation('apply');
  const cv = hasCv ? (['cv'] as const) : [];
  const parts = ['contact', 'profile', ...cv, hasQuestions ? 'answers' : 'letter'] as const;
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
