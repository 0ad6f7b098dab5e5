import type { Route } from '@sabi/contracts/http/route';
import type { IdentityErrorCode } from '@sabi/contracts/http/identity/errors';
import { IdentityError } from '../../domain/errors';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** Mounts routes of a feature that is off: 404 for whoever asks, with a token or without. */
export function mountDisabled(
  context: EndpointContext,
  routes: readonly Route[],
  message: string,
  code: IdentityErrorCode = 'feature_disabled',
): void {
  for (const { method, path, summary, responses } of routes) {
    mountEndpoint(context, { method, path, summary, responses, access: 'public' }, async () => {
      throw new IdentityError(404, code, message);
    });
  }
}
