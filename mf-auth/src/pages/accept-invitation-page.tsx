import { usePageHead } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ExpiredLink } from '../failures/expired-link';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { NewPassword } from '../features/new-password/new-password';
import { AccountLayout } from '../layout/account-layout';

/** Target of an invitation's link: asks for a password, then for names and the kind of account. */
export function AcceptInvitationPage() {
  const { t } = useTranslation('mail-links');
  const [search] = useSearchParams();
  const [isAccepted, setAccepted] = useState(false);
  const token = search.get('token') || null;
  usePageHead({
    title: t('newPassword.invite.title'),
    description: t('newPassword.invite.description'),
    robots: 'noindex',
  });
  if (isAccepted) return <SignedIn title={t('newPassword.invite.doneTitle')} isNews />;
  if (token === null) {
    return (
      <AccountLayout title={t('newPassword.invite.title')}>
        <ExpiredLink kind="invite" fault="wrong" />
      </AccountLayout>
    );
  }
  return <NewPassword key={token} kind="invite" token={token} onDone={() => setAccepted(true)} />;
}
