import { useSignedIn } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { AccountLink } from '../../../components/account-link';
import { ActionLink } from '../../../components/action-link';
import type { CommunityEvent } from '../../../content/event';
import { elsewhere, eventPath, writeToUs } from '../../../paths';
import styles from './event-registration.module.css';

/** Visitors sign up and return to this page; signed-in users reserve a seat by message. */
export function EventRegistration({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const step = useSignedIn() ? 'reserve' : 'signUp';
  const label = t(`page.${step}`);
  return (
    <div className={styles['part']}>
      {step === 'reserve' ? (
        <ActionLink size="lg" block to={writeToUs}>
          {label}
        </ActionLink>
      ) : (
        <AccountLink size="lg" block to={elsewhere.signUp} returnTo={eventPath(event.slug)}>
          {label}
        </AccountLink>
      )}
      <p className={styles['text']}>{t(`page.${step}Text`)}</p>
    </div>
  );
}
