import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import type { Provider } from './providers';

/** What is read of the service's public settings. */
interface AccountSettings {
  readonly external: Readonly<Record<string, boolean>>;
  readonly passkeys_enabled: boolean;
  /** Of the pages that a passkey works on; a service that does not say has them on every page. */
  readonly passkeys_origins?: readonly string[];
}

interface SignInOptions {
  readonly providers: readonly Provider['name'][];
  readonly hasPasskeys: boolean;
}

/** What nearly every installation offers; shown until the service has said otherwise. */
const usual: SignInOptions = { providers: ['google', 'linkedin_oidc'], hasPasskeys: false };

/** The ways in that the service and the browser both know. */
export function useSignInOptions(): SignInOptions {
  const shell = useShell();
  const [offered, setOffered] = useState(usual);
  useEffect(() => {
    const controller = new AbortController();
    requestJson<AccountSettings>(shell.fetch, '/auth/v1/settings', { signal: controller.signal })
      .then((settings) => {
        const found = describe(settings);
        // Redraws nothing where the service offers what is shown already.
        setOffered((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found));
      })
      .catch(() => undefined); // the usual ones stay, and say themselves when they do not work
    return () => controller.abort();
  }, [shell]);
  return offered;
}

function describe({ external, passkeys_enabled, passkeys_origins }: AccountSettings): SignInOptions {
  const { origin } = window.location;
  const isPasskeyPage = passkeys_origins?.includes(origin) ?? true;
  return {
    providers: usual.providers.filter((name) => external[name]),
    hasPasskeys: passkeys_enabled && isPasskeyPage && 'PublicKeyCredential' in window,
  };
}
