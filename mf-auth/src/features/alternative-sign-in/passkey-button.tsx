import { type AccountFailure, askAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Lifetime of the service's challenge: people look for their key. */
const timeoutMs = 300_000;

export interface PasskeyButtonProps {
  onFailed: (failure: AccountFailure) => void;
}

/** Starts a session with a passkey; the page decides where to redirect. */
export function PasskeyButton({ onFailed }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    const { failure } = await askAccount(shell, (client) => client.signInWithPasskey(), timeoutMs);
    setBusy(false);
    if (failure) onFailed(failure);
  };
  return (
    <Button variant="secondary" block busy={busy} onClick={() => void signIn()}>
      {!busy && <KeyRound size={20} aria-hidden="true" />}
      {t('alternatives.passkey')}
    </Button>
  );
}
