import { useTranslation } from 'react-i18next';
import type { ApplicationCard } from './application-card';
import styles from './card.module.css';

/** CV, answers and letter as the company has them. */
export function SentContent({ application }: { application: ApplicationCard['application'] }) {
  const { t } = useTranslation('job-search');
  const { letter, answers, cv_file_name: cv } = application;
  return (
    <section className={styles['part']}>
      <h3 className={styles['partTitle']}>{t('sent.title')}</h3>
      <dl className={styles['sent']}>
        <dt>{t('sent.cv')}</dt>
        <dd>{cv ?? t('sent.noCv')}</dd>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer === 'yes' || answer === 'no' ? t(`sent.${answer}`) : answer}</dd>
          </div>
        ))}
        <dt>{t('sent.letter')}</dt>
        <dd className={styles['text']}>{letter === '' ? t('sent.noLetter') : letter}</dd>
      </dl>
    </section>
  );
}
