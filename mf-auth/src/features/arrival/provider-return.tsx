import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadingStatus } from '../../layout/loading-status';
import { returnParameter } from '../../layout/return-parameter';
import { readRole, withRole } from '../../layout/role-parameter';

interface ProviderReturnProps {
  /** The one-time code of a provider sign-in. */
  code: string;
  onFailed: (failure: AccountFailure) => void;
}

/** Exchanges the provider's code for a session, and removes the code from the address. */
export function ProviderReturn({ code, onFailed }: ProviderReturnProps) {
  const shell = useShell();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    const failure = await tryAccount(shell, (client) => client.exchangeCodeForSession(code));
    if (failure) onFailed(failure);
    const { search, state } = shell.location.get();
    const returnTo = new URLSearchParams(search).get(returnParameter);
    const kept = withRole('', readRole(search));
    const address = kept.size > 0 ? `/auth?${kept.toString()}` : '/auth';
    shell.navigate(address, { replace: true, state: returnTo === null ? state : { returnTo } });
  });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);
  return <LoadingStatus />;
}
