import type { GuardedFetch } from '../domain/providers/guarded-fetch';
import type { OpenIdClient } from '../domain/providers/open-id-client';

/** Loads its libraries at the first provider sign-in. */
export function createDeferredOpenIdClient(
  guardedFetch: GuardedFetch,
  rules: { arePrivateUrlsAllowed: boolean },
): OpenIdClient {
  let loading: Promise<OpenIdClient> | undefined;
  const load = () =>
    (loading ??= import('./open-id-client').then(({ createOpenIdClient }) =>
      createOpenIdClient(guardedFetch, rules),
    ));
  return {
    discover: async (...asked) => (await load()).discover(...asked),
    buildAuthorizationUrl: async (...asked) => (await load()).buildAuthorizationUrl(...asked),
    exchangeCode: async (...asked) => (await load()).exchangeCode(...asked),
    verifyIdToken: async (...asked) => (await load()).verifyIdToken(...asked),
  };
}
