import { localizedPath } from '@sabi/contracts/language';
import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useEffect, useState } from 'react';
import { returnParameter } from '../../layout/return-parameter';
import { readRole, withRole } from '../../layout/role-parameter';
import type { Provider } from './providers';

interface ProviderButtonProps {
  provider: Provider;
  onFailed: (failure: AccountFailure) => void;
}

/** Redirects to a provider's login page, which leads back to /auth. */
export function ProviderButton({ provider, onFailed }: ProviderButtonProps) {
  const shell = useShell();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // After the browser's back button the page is restored from its cache, where the button would still be busy.
    const rest = () => setBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  const leave = async () => {
    setBusy(true);
    const { name, queryParams } = provider;
    const options = { redirectTo: findWayBack(shell), ...(queryParams && { queryParams }) };
    const failure = await tryAccount(shell, (client) => client.signInWithOAuth({ provider: name, options }));
    if (!failure) return; // the browser is leaving
    setBusy(false);
    onFailed(failure);
  };
  return (
    <Button variant="secondary" busy={busy} disabled={!hydrated} onClick={() => void leave()}>
      {provider.icon}
      {provider.label}
    </Button>
  );
}

/** The history entry is lost on the provider's page, so the address carries the return target and the role. */
function findWayBack({ language, location }: ReturnType<typeof useShell>): string {
  const { search, state } = location.get();
  const { returnTo } = Object(state) as { returnTo?: unknown };
  const kept = withRole('', readRole(search));
  if (typeof returnTo === 'string') kept.set(returnParameter, returnTo);
  const query = kept.size > 0 ? `?${kept.toString()}` : '';
  return `${window.location.origin}${localizedPath(language, '/auth')}${query}`;
}
