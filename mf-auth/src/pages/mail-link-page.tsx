import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpiredLink } from '../failures/expired-link';
import { SignedIn } from '../features/onboarding-redirect/signed-in';
import { EmailChangePending } from '../features/mail-link/email-change-pending';
import { MailLink, type MailLinkKind, type MailLinkOutcome } from '../features/mail-link/mail-link';
import { AccountLayout } from '../layout/account-layout';

interface MailLinkPageProps {
  kind: MailLinkKind;
  /** null when the address holds none. */
  token: string | null;
}

/** Target of mail links that need only a click: sign-in and change of address. */
export function MailLinkPage({ kind, token }: MailLinkPageProps) {
  const { t } = useTranslation('mail-links');
  const shell = useShell();
  const [outcome, setOutcome] = useState<MailLinkOutcome | null>(null);
  usePageHead({
    title: t(`mailLink.${kind}.title`),
    description: t(`mailLink.${kind}.description`),
    robots: 'noindex',
  });
  const receive = (result: MailLinkOutcome) => {
    // The page redirects at once, so the toast has to show on the next page.
    if (kind === 'email_change' && result === 'signed-in')
      shell.toast({ tone: 'success', title: t('mailLink.email_change.doneTitle') });
    setOutcome(result);
  };
  if (outcome === 'signed-in') return <SignedIn title={t(`mailLink.${kind}.doneTitle`)} isNews />;
  if (outcome === 'halfway') {
    return (
      <AccountLayout key="halfway" title={t('mailLink.halfway.title')} isNews>
        <EmailChangePending />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout key="link" title={t(`mailLink.${kind}.title`)}>
      {token ? (
        <MailLink key={token} kind={kind} token={token} onUsed={receive} />
      ) : (
        <ExpiredLink kind={kind} fault="wrong" />
      )}
    </AccountLayout>
  );
}
