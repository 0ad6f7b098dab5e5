import { linkIdentityRoute, unlinkIdentityRoute } from '@sabi/contracts/http/identity/identities';
import { answer } from '@sabi/service-kit/routes';
import type { Dependencies } from '../../dependencies';
import { IdentityError } from '../../domain/errors/identity-error';
import { beginIdentityLink } from '../../domain/provider-sign-in/begin-identity-link';
import { unlinkIdentity } from '../../domain/identities/unlink-identity';
import { setBrowserKey } from './browser-cookie';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { readProviderQuery } from './provider-query';
import { redirectTargetOf } from './redirect-target';

export function mountIdentityRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, linkIdentityRoute, async ({ caller, request, response }) => {
    assertEnabled(deps);
    const url = await beginIdentityLink(
      {
        ...readProviderQuery(request),
        redirectTo: redirectTargetOf(request, deps.settings),
        browserKey: setBrowserKey(request, response, deps.settings),
        caller,
      },
      deps,
    );
    if (queryValue(request, 'skip_http_redirect') === 'true') return answer(200, { url });
    response.setHeader('Location', url);
    return answer(302, undefined);
  });
  mountEndpoint(context, unlinkIdentityRoute, async ({ caller, client, request }) => {
    assertEnabled(deps);
    const identityId = String(request.params['identityId']);
    await unlinkIdentity({ caller, identityId, ip: client.ip }, deps);
    return answer(200, {});
  });
}

function assertEnabled({ settings }: Pick<Dependencies, 'settings'>): void {
  if (settings.providers.isManualLinkingEnabled) return;
  throw new IdentityError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
