import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import { Section } from '../../components/section';
import { elsewhere, paths, writeToUs } from '../../paths';
import styles from './how-to-join.module.css';

const steps = ['account', 'rules', 'circle'] as const;

/** The way in, and where the reader stands on it. Invitations to channels are sent by people. */
export function HowToJoin({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('community');
  return (
    <Section title={t('join.title')}>
      <div className={styles['join']}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step} className={styles['step']}>
              <h3 className={styles['title']}>{t(`join.steps.${step}.title`)}</h3>
              <p className={styles['text']}>{t(`join.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles['state']}>
          <p className={styles['now']}>{t(isMember ? 'join.member.title' : 'join.visitor.title')}</p>
          <p className={styles['text']}>{t(isMember ? 'join.member.text' : 'join.visitor.text')}</p>
          <div className={styles['actions']}>
            <ActionLink to={isMember ? writeToUs : elsewhere.signUpPage}>
              {t(isMember ? 'join.member.link' : 'join.visitor.link')}
            </ActionLink>
            <ActionLink variant="secondary" to={isMember ? paths.events : elsewhere.signIn}>
              {t(isMember ? 'events.all' : 'join.visitor.signIn')}
            </ActionLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
