import { type AccountFailure, askAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { ExpiredLink } from '../../failures/expired-link';
import { findTokenFault } from '../../failures/token-fault';
import { Lead } from '../../layout/lead';

export type MailLinkKind = 'magiclink' | 'email_change';

/** `halfway`: a change of address still waits for the other address. */
export type MailLinkOutcome = 'signed-in' | 'halfway';

interface MailLinkProps {
  kind: MailLinkKind;
  token: string;
  onUsed: (outcome: MailLinkOutcome) => void;
}

/** Button that uses the token of a mail's link. Opening the page does not use it up, as mail scanners open links too. */
export function MailLink({ kind, token, onUsed }: MailLinkProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const shell = useShell();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const fault = failure && findTokenFault(failure);

  const use = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await askAccount(shell, (client) => client.verifyOtp({ token_hash: token, type: kind }));
    setBusy(false);
    setFailure(outcome.failure);
    if (outcome.answer) onUsed(outcome.answer.data.session ? 'signed-in' : 'halfway');
  };
  if (fault) return <ExpiredLink kind={kind} fault={fault} />;
  return (
    <>
      <Lead>{t(`mail-links:mailLink.${kind}.text`)}</Lead>
      <Button size="lg" block busy={busy} disabled={!hydrated} onClick={() => void use()}>
        {t(busy ? 'after-submit:factor.busy' : `mail-links:mailLink.${kind}.button`)}
      </Button>
      <FailureNotice
        failure={failure}
        title={t(`mail-links:mailLink.${kind}.failedTitle`)}
        fallback={t('after-submit:mail.failed')}
      />
    </>
  );
}
