import { PermanentRedirect, usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { VerifyEmail } from '../features/verify-email/verify-email';
import { AccountLayout } from '../layout/account-layout';
import { MailLinkPage } from './mail-link-page';

/** Kinds of mail that verify an address. */
const supportedTypes: readonly (string | null)[] = ['signup', 'email', null];

/** Kinds of mail that have a page of their own. */
const movedTypes: Readonly<Record<string, string>> = {
  recovery: '/auth/reset-password',
  invite: '/auth/accept-invitation',
};

/** Target of all mail links. Opening one does not use it up, as mail scanners open links too. */
export function VerifyPage() {
  const [search] = useSearchParams();
  const type = search.get('type') ?? '';
  const moved = movedTypes[type];
  if (moved) return <PermanentRedirect to={moved} />;
  if (type === 'magiclink' || type === 'email_change')
    return <MailLinkPage key={type} kind={type} token={search.get('token')} />;
  return <VerifyEmailPage />;
}

function VerifyEmailPage() {
  const { t } = useTranslation('mail-links');
  const shell = useShell();
  const [search] = useSearchParams();
  const [verified, setVerified] = useState(false);
  const token = supportedTypes.includes(search.get('type')) ? search.get('token') : null;
  usePageHead({
    title: t('verify.head.title'),
    description: t('verify.head.description'),
    robots: 'noindex',
  });
  const showSignedIn = () => {
    shell.toast({ tone: 'success', title: t('verify.successTitle') });
    setVerified(true);
  };
  return verified ? (
    <SignedIn title={t('verify.successTitle')} isNews />
  ) : (
    <AccountLayout title={t('verify.title')}>
      <VerifyEmail token={token || null} onVerified={showSignedIn} />
    </AccountLayout>
  );
}
