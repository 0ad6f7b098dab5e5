import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import styles from './applicant.module.css';

/** Answers to the posting's questions. Knock-out answers are marked; a person decides. */
export function Answers({ answers }: Pick<Application, 'answers'>) {
  const { t } = useTranslation('applications');
  if (answers.length === 0) return null;
  const hasKnockOut = answers.some((answer) => answer.is_knock_out);
  return (
    <Section title={t('answers.title')}>
      {hasKnockOut && <p className={styles['soft']}>{t('answers.knockOutText')}</p>}
      <dl className={styles['answers']}>
        {answers.map(({ question, answer, is_knock_out: isKnockOut }) => (
          <div key={question}>
            <dt className={styles['soft']}>{question}</dt>
            <dd className={styles['answer']}>
              {answer === 'yes' || answer === 'no' ? t(`answers.${answer}`) : answer}
              {isKnockOut && <span className={styles['knockOut']}>{t('answers.knockOut')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
