import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './hiring-process.module.css';
import { processSteps } from './process-steps';

export function HiringProcess() {
  const { t } = useTranslation('company-solution');
  return (
    <Section id="process" title={t('process.title')} text={t('process.text')}>
      <ol className={styles['steps']}>
        {processSteps.map((step) => (
          <li key={step} className={styles['step']}>
            <h3 className={styles['title']}>{t(`process.${step}.title`)}</h3>
            <p className={styles['text']}>{t(`process.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
