import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useCountdown } from '../forms/use-countdown';
import { type AccountMail, requestMail } from './account-mail';

/** Minimum interval between two mails of a kind to one address, enforced by the service. */
const gapSeconds = 60;

interface AccountMailOptions {
  kind: AccountMail;
  /** A mail was sent just now, so the next has to wait. */
  justSent: boolean;
}

/** Requests mails, at most as often as the service allows. */
export function useAccountMail({ kind, justSent }: AccountMailOptions) {
  const shell = useShell();
  const { secondsLeft, start } = useCountdown(justSent ? gapSeconds : 0);
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const send = async (email: string) => {
    setStatus('sending');
    setFailure(null);
    const found = await requestMail(shell, kind, email);
    setFailure(found);
    setStatus(found ? 'idle' : 'sent');
    if (!found) start(gapSeconds);
    else if (found.kind === 'rate-limited' && found.retryAfterSeconds) start(found.retryAfterSeconds);
  };
  return { kind, send, status, failure, secondsLeft };
}
