import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import type { Provider } from './providers';

/** The used part of the service's public settings. */
interface AccountSettings {
  readonly external: Readonly<Record<string, boolean>>;
  readonly passkeys_enabled: boolean;
  /** Origins on which passkeys work; all of them when missing. */
  readonly passkeys_origins?: readonly string[];
}

interface SignInOptions {
  readonly providers: readonly Provider['name'][];
  readonly hasPasskeys: boolean;
}

/** The usual options, shown until the service's settings have loaded. */
const usual: SignInOptions = { providers: ['google', 'linkedin_oidc'], hasPasskeys: false };

/** Sign-in options that both the service and the browser support. */
export function useSignInOptions(): SignInOptions {
  const shell = useShell();
  const [offered, setOffered] = useState(usual);
  useEffect(() => {
    const controller = new AbortController();
    requestJson<AccountSettings>(shell.fetch, '/auth/v1/settings', { signal: controller.signal })
      .then((settings) => {
        const found = describe(settings);
        // Avoids a re-render when nothing has changed.
        setOffered((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found));
      })
      .catch(() => undefined); // the usual options stay; a disabled one reports its own error
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
