import { type AccountFailure, askAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';

export interface Authorization {
  readonly id: string;
  /** The application's name; its host where it has none. */
  readonly clientName: string;
  readonly email: string;
  readonly scopes: readonly string[];
  /** Host of the redirect target. */
  readonly host: string;
}

export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: AccountFailure }
  | { readonly status: 'asked'; readonly authorization: Authorization }
  /** Allowed earlier; the browser is being redirected. */
  | { readonly status: 'leaving' };

/** Loads an authorization request by the id in the address. */
export function useAuthorization(id: string): { loaded: Loaded; retry: () => void } {
  const shell = useShell();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void askAccount(shell, (client) => client.oauth.getAuthorizationDetails(id)).then(
      ({ answer, failure }) => {
        if (isOver) return;
        if (failure) setLoaded({ status: 'failed', failure });
        else setLoaded(describe(answer.data));
      },
    );
    return () => {
      isOver = true;
    };
  }, [shell, id, attempt]);
  const retry = () => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { loaded, retry };
}

interface Details {
  readonly authorization_id: string;
  readonly redirect_uri: string;
  readonly client: { readonly name?: string };
  readonly user: { readonly email: string };
  readonly scope: string;
}

function describe(data: Details | { readonly redirect_url: string } | null): Loaded {
  if (data === null) return { status: 'failed', failure: { kind: 'unavailable' } };
  if ('redirect_url' in data) {
    window.location.assign(data.redirect_url);
    return { status: 'leaving' };
  }
  const host = new URL(data.redirect_uri).host || data.redirect_uri;
  return {
    status: 'asked',
    authorization: {
      id: data.authorization_id,
      clientName: data.client.name ?? host,
      email: data.user.email,
      scopes: data.scope.split(' ').filter(Boolean),
      host,
    },
  };
}
