import { assertOwnSession } from '../authentication/assert-own-session';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { isAllowedRedirect } from '../redirects/redirect-url';
import type { Settings } from '../settings/settings';

/** A request of the consent page. */
export interface ConsentRequest {
  readonly authorizationId: string;
  readonly caller: Caller;
  /** The `Origin` header; undefined when the caller is not a browser. */
  readonly origin: string | undefined;
}

/**
 * Browser requests must come from the product's own pages, and the caller must be the account itself: an application
 * must not approve its own access.
 * @throws {IdentityError} validation_failed, no_authorization
 */
export function assertOwnPage(
  { caller, origin }: Pick<ConsentRequest, 'caller' | 'origin'>,
  { siteUrl, redirectAllowList }: Pick<Settings, 'siteUrl' | 'redirectAllowList'>,
): void {
  if (origin && !isAllowedRedirect(origin, { siteUrl, allowList: redirectAllowList }))
    throw validationFailed('unauthorized request origin');
  assertOwnSession(caller);
}

export const authorizationNotFound = () =>
  new IdentityError(404, 'oauth_authorization_not_found', 'authorization not found');
