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
  /** `Origin` header; undefined outside browsers. */
  readonly origin: string | undefined;
}

/**
 * Requires the product's own pages in browsers, and the account itself: an application must not approve its
 * own access.
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
