import { useTranslation } from 'react-i18next';
import { useAccount } from '../../account/account-query';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { EmailForm } from './email-form';
import { PendingEmail } from './pending-email';

/** The account's address, and a pending change of it. */
export function EmailSection() {
  const { t } = useTranslation('settings');
  const account = useAccount();
  return (
    <Section title={t('email.title')}>
      <QueryContent query={account} loadingLabel={t('loading')} rows={5}>
        {({ email = '', new_email: pending }) => (
          <>
            <p>{email ? t('email.current', { email }) : t('email.none')}</p>
            {pending && <PendingEmail email={email} pending={pending} />}
            <EmailForm currentEmail={email} />
          </>
        )}
      </QueryContent>
    </Section>
  );
}
