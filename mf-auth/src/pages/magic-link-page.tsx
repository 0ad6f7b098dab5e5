import { usePageHead } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { MagicLinkSignIn } from '../features/magic-link-sign-in/magic-link-sign-in';

/** Sign-in by mail instead of the password. */
export function MagicLinkPage() {
  const { t } = useTranslation(['auth', 'mail-links']);
  const [isVerified, setVerified] = useState(false);
  usePageHead({
    title: t('mail-links:wayIn.magiclink.title'),
    description: t('mail-links:wayIn.magiclink.description'),
    robots: 'noindex',
  });
  if (isVerified) return <SignedIn title={t('signIn.successTitle')} isNews />;
  return <MagicLinkSignIn kind="magiclink" onVerified={() => setVerified(true)} />;
}
