import type { Caller } from '../authentication/authenticate';
import { assertMayManageIdentities } from '../identities/assert-may-manage-identities';
import {
  beginProviderSignIn,
  type ProviderRedirectDependencies,
  type ProviderSignIn,
} from './begin-provider-sign-in';

/**
 * Starts linking a provider's identity to the caller's account.
 * @returns the browser's redirect
 * @throws {IdentityError} no_authorization, insufficient_aal, and errors of beginProviderSignIn
 */
export async function beginIdentityLink(
  { caller, ...input }: Omit<ProviderSignIn, 'linking'> & { caller: Caller },
  deps: ProviderRedirectDependencies,
): Promise<string> {
  assertMayManageIdentities(caller);
  return beginProviderSignIn({ ...input, inviteToken: '', linking: caller }, deps);
}
