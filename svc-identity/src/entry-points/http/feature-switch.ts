import type { Route } from '@sabi/contracts/http/route';
import type { IdentityErrorCode } from '@sabi/contracts/http/identity/errors';
import { IdentityError } from '../../domain/errors/identity-error';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

const authenticatedPrefixes = ['/admin/', '/user/'];

/**
 * Mounts a disabled feature's routes: 404. As in GoTrue, those below `/admin` and `/user` authenticate first.
 */
export function mountDisabled(
  context: EndpointContext,
  routes: readonly Route[],
  message: string,
  code: IdentityErrorCode = 'feature_disabled',
): void {
  for (const { method, path, summary, responses, access } of routes) {
    const authenticatesFirst = authenticatedPrefixes.some((prefix) =>
      path.startsWith(`${context.base}${prefix}`),
    );
    mountEndpoint(
      context,
      { method, path, summary, responses, access: authenticatesFirst ? access : 'public' },
      async () => {
        throw new IdentityError(404, code, message);
      },
      { admitsApplications: true, admitsLowerLevel: true },
    );
  }
}
