import { usePageHead } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedIn } from '../features/go-on/signed-in';
import { MailWayIn } from '../features/mail-way-in/mail-way-in';

/** Signing in by a mail instead of the password. */
export function MagicLinkPage() {
  const { t } = useTranslation();
  const [isVerified, setVerified] = useState(false);
  usePageHead({
    title: t('wayIn.magiclink.title'),
    description: t('wayIn.magiclink.description'),
    robots: 'noindex',
  });
  if (isVerified) return <SignedIn title={t('signIn.successTitle')} isNews />;
  return <MailWayIn kind="magiclink" onVerified={() => setVerified(true)} />;
}
