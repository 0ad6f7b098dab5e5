import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './ways-of-working.module.css';

const ways = ['pairs', 'notes', 'trade', 'review'] as const;

export function WaysOfWorking() {
  const { t } = useTranslation('team');
  return (
    <Section title={t('work.title')} text={t('work.text')}>
      <ul className={styles['ways']}>
        {ways.map((way) => (
          <li key={way} className={styles['way']}>
            <h3 className={styles['title']}>{t(`work.${way}.title`)}</h3>
            <p className={styles['text']}>{t(`work.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
