import type { Language } from '@sabi/contracts/language';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

export function ProcessSteps({
  steps,
  language,
}: {
  steps: readonly string[];
  language: Language | undefined;
}) {
  const { t } = useTranslation('job-view');
  if (steps.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{t('process.title')}</h2>
      <ol className={styles['steps']} lang={language}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
