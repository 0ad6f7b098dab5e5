import { useTranslation } from 'react-i18next';
import { AccountLink } from '../../components/account-link';
import { ActionLink } from '../../components/action-link';
import { Section } from '../../components/section';
import { elsewhere, paths, writeToUs } from '../../paths';
import styles from './how-to-join.module.css';

const steps = ['account', 'rules', 'circle'] as const;

/** Steps to join, with the reader's progress. Invitations to channels are sent by the team. */
export function HowToJoin({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('community');
  return (
    <Section id="join" title={t('join.title')}>
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
          <p className={styles['now']}>{t(isSignedIn ? 'join.signedIn.title' : 'join.visitor.title')}</p>
          <p className={styles['text']}>{t(isSignedIn ? 'join.signedIn.text' : 'join.visitor.text')}</p>
          <div className={styles['actions']}>{isSignedIn ? <SignedInLinks /> : <VisitorLinks />}</div>
        </div>
      </div>
    </Section>
  );
}

function SignedInLinks() {
  const { t } = useTranslation('community');
  return (
    <>
      <ActionLink to={writeToUs}>{t('join.signedIn.link')}</ActionLink>
      <ActionLink variant="secondary" to={paths.events}>
        {t('events.all')}
      </ActionLink>
    </>
  );
}

function VisitorLinks() {
  const { t } = useTranslation('community');
  const returnTo = paths.community;
  return (
    <>
      <AccountLink to={elsewhere.signUp} returnTo={returnTo}>
        {t('join.visitor.link')}
      </AccountLink>
      <AccountLink variant="secondary" to={elsewhere.signIn} returnTo={returnTo}>
        {t('join.visitor.signIn')}
      </AccountLink>
    </>
  );
}
