import {
  adminOAuthClientRoutes,
  createClientRoute,
  deleteClientRoute,
  listClientsRoute,
  readClientRoute,
  regenerateClientSecretRoute,
  updateClientRoute,
} from '@sabi/contracts/http/identity/oauth-server';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import { deleteClient } from '../../domain/oauth-server/delete-client';
import { getClient } from '../../domain/oauth-server/get-client';
import { regenerateClientSecret } from '../../domain/oauth-server/regenerate-client-secret';
import { registerClient } from '../../domain/oauth-server/register-client';
import { updateClient } from '../../domain/oauth-server/update-client';
import { mountDisabled } from './feature-switch';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';
import { presentClient } from './oauth-presenters';
import { oauthServerDisabled } from './oauth-server.routes';

export function mountAdminOAuthClientRoutes(context: EndpointContext): void {
  const { deps } = context;
  if (!deps.settings.oauthServer.isEnabled) {
    mountDisabled(context, adminOAuthClientRoutes, oauthServerDisabled);
    return;
  }
  mountEndpoint(context, createClientRoute, async ({ body }) => {
    const { client, secret } = await registerClient({ metadata: body, registration: 'manual' }, deps);
    return answer(201, presentClient(client, secret));
  });
  mountEndpoint(context, listClientsRoute, async () => {
    const clients = await deps.oauthClients.findAll();
    return answer(200, clients.length > 0 ? { clients: clients.map((client) => presentClient(client)) } : {});
  });
  mountEndpoint(context, readClientRoute, async ({ request }) =>
    answer(200, presentClient(await getClient({ id: idOf(request) }, deps))),
  );
  mountEndpoint(
    context,
    updateClientRoute,
    async ({ body, request }) =>
      answer(200, presentClient(await updateClient({ id: idOf(request), metadata: body }, deps))),
    { assertPrecondition: ({ request }) => getClient({ id: idOf(request) }, deps) },
  );
  mountEndpoint(context, deleteClientRoute, async ({ request }) => {
    await deleteClient({ id: idOf(request) }, deps);
    return answer(204);
  });
  mountEndpoint(context, regenerateClientSecretRoute, async ({ request }) => {
    const { client, secret } = await regenerateClientSecret({ id: idOf(request) }, deps);
    return answer(200, presentClient(client, secret));
  });
}

function idOf(request: Request): string {
  return String(request.params['clientId']);
}
