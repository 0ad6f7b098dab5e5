import type { IssuedSession } from '../session-lifecycle/issued-session';

/** A flow's result in the redirect address, as GoTrue's client reads it. */
export type OutcomePairs = Readonly<Record<string, string>>;

/** A session in the implicit flow. */
export function describeSession({ accessToken, refreshToken, provider }: IssuedSession): OutcomePairs {
  return {
    access_token: accessToken.token,
    expires_at: String(accessToken.expiresAt),
    expires_in: String(accessToken.expiresIn),
    ...(provider && { provider_token: provider.accessToken }),
    ...(provider?.refreshToken && { provider_refresh_token: provider.refreshToken }),
    refresh_token: refreshToken,
    token_type: 'bearer',
  };
}

const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** No `error` for a status without an OAuth name. */
export function describeError({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): OutcomePairs {
  const name = errorNames[status];
  return { ...(name && { error: name }), error_code: code, error_description: message };
}

/** The address with the pairs in its fragment, which servers do not get; keys in alphabetical order. */
export function withFragment(target: string, pairs: OutcomePairs): string {
  const fragment = new URLSearchParams({ ...pairs, sb: '' });
  fragment.sort();
  return `${target.split('#', 1)[0] ?? ''}#${fragment.toString()}`;
}

/** The address with the pairs in its query. */
export function withQuery(target: string, pairs: OutcomePairs): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(pairs)) url.searchParams.set(key, value);
  const isPathless = /^\w+:\/\/[^/?#]+(?:[?#]|$)/.test(target);
  return isPathless ? url.toString().replace(`${url.host}/?`, `${url.host}?`) : url.toString();
}
