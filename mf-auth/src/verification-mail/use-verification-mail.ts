import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { type AccountFailure, tryAccount } from '../failures/account-failure';
import { useCountdown } from '../forms/use-countdown';

/** The service sends no two of these mails to one address within this time. */
const gapSeconds = 60;

/** Asks for the mail that verifies an address, as often as the service allows. */
export function useVerificationMail({ justSent }: { justSent: boolean }) {
  const shell = useShell();
  const { secondsLeft, start } = useCountdown(justSent ? gapSeconds : 0);
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const send = async (email: string) => {
    setStatus('sending');
    setFailure(null);
    const found = await tryAccount(shell, (client) => client.resend({ type: 'signup', email }));
    setFailure(found);
    setStatus(found ? 'idle' : 'sent');
    if (!found) start(gapSeconds);
    else if (found.kind === 'rate-limited' && found.retryAfterSeconds) start(found.retryAfterSeconds);
  };
  return { send, status, failure, secondsLeft };
}
