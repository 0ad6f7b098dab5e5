import {
  createCustomProviderRoute,
  createSsoProviderRoute,
  deleteCustomProviderRoute,
  deleteSsoProviderRoute,
  listCustomProvidersRoute,
  listSsoProvidersRoute,
  readCustomProviderRoute,
  readSsoProviderRoute,
  updateCustomProviderRoute,
  updateSsoProviderRoute,
} from '@sabi/contracts/http/identity/admin-providers';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import type { z } from 'zod';
import { IdentityError } from '../../domain/errors/identity-error';
import { createCustomProvider } from '../../domain/providers/custom/create-custom-provider';
import { assertIdentifier } from '../../domain/providers/custom/custom-provider-input';
import { deleteCustomProvider } from '../../domain/providers/custom/delete-custom-provider';
import { getCustomProvider } from '../../domain/providers/custom/get-custom-provider';
import { listCustomProviders } from '../../domain/providers/custom/list-custom-providers';
import { updateCustomProvider } from '../../domain/providers/custom/update-custom-provider';
import { createSsoProvider } from '../../domain/providers/sso/create-sso-provider';
import { deleteSsoProvider } from '../../domain/providers/sso/delete-sso-provider';
import { getSsoProvider } from '../../domain/providers/sso/get-sso-provider';
import { listSsoProviders } from '../../domain/providers/sso/list-sso-providers';
import { updateSsoProvider } from '../../domain/providers/sso/update-sso-provider';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { presentCustomProvider, presentSsoProvider } from './provider-presenters';

/** Custom providers, and those of organisations. */
export function mountAdminProviderRoutes(context: EndpointContext): void {
  mountCustomProviderRoutes(context);
  mountSsoProviderRoutes(context);
}

function mountCustomProviderRoutes(context: EndpointContext): void {
  const { deps } = context;
  const options = {
    assertEnabled: () => {
      if (deps.settings.providers.areCustomEnabled) return;
      throw new IdentityError(404, 'feature_disabled', 'Custom OAuth providers are disabled');
    },
  };
  mountEndpoint(
    context,
    listCustomProvidersRoute,
    async ({ request }) => {
      const providers = await listCustomProviders({ type: queryValue(request, 'type') }, deps);
      return answer(200, { providers: providers.map(presentCustomProvider) });
    },
    options,
  );
  mountEndpoint(
    context,
    createCustomProviderRoute,
    async ({ body }) => {
      const input = { providerType: body.provider_type, identifier: body.identifier, ...readCustom(body) };
      return answer(201, presentCustomProvider(await createCustomProvider(input, deps)));
    },
    options,
  );
  mountEndpoint(
    context,
    readCustomProviderRoute,
    async ({ request }) =>
      answer(200, presentCustomProvider(await getCustomProvider(identifierOf(request), deps))),
    options,
  );
  mountEndpoint(
    context,
    updateCustomProviderRoute,
    async ({ body, request }) => {
      const input = { ...identifierOf(request), ...readCustom(body) };
      return answer(200, presentCustomProvider(await updateCustomProvider(input, deps)));
    },
    { ...options, assertPrecondition: ({ request }) => assertIdentifier(identifierOf(request).identifier) },
  );
  mountEndpoint(
    context,
    deleteCustomProviderRoute,
    async ({ request }) => {
      await deleteCustomProvider(identifierOf(request), deps);
      return answer(204);
    },
    options,
  );
}

function mountSsoProviderRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listSsoProvidersRoute, async ({ request }) => {
    const resourceId = queryValue(request, 'resource_id');
    const resourceIdPrefix = queryValue(request, 'resource_id_prefix');
    const providers = await listSsoProviders({ resourceId, resourceIdPrefix }, deps);
    return answer(200, { items: providers.map(presentSsoProvider) });
  });
  mountEndpoint(context, createSsoProviderRoute, async ({ body }) =>
    answer(201, presentSsoProvider(await createSsoProvider(readSso(body), deps))),
  );
  mountEndpoint(context, readSsoProviderRoute, async ({ request }) =>
    answer(200, presentSsoProvider(await getSsoProvider(keyOf(request), deps))),
  );
  mountEndpoint(
    context,
    updateSsoProviderRoute,
    async ({ body, request }) =>
      answer(200, presentSsoProvider(await updateSsoProvider({ ...keyOf(request), ...readSso(body) }, deps))),
    { assertPrecondition: ({ request }) => getSsoProvider(keyOf(request), deps) },
  );
  mountEndpoint(context, deleteSsoProviderRoute, async ({ request }) =>
    answer(200, presentSsoProvider(await deleteSsoProvider(keyOf(request), deps))),
  );
}

const identifierOf = ({ params }: Request) => ({ identifier: String(params['identifier']) });
const keyOf = ({ params }: Request) => ({ key: String(params['key']) });

function readCustom(body: z.infer<typeof updateCustomProviderRoute.body>) {
  return {
    name: body.name,
    clientId: body.client_id,
    clientSecret: body.client_secret,
    acceptableClientIds: body.acceptable_client_ids,
    scopes: body.scopes,
    pkceEnabled: body.pkce_enabled,
    attributeMapping: body.attribute_mapping,
    authorizationParams: body.authorization_params,
    customClaimsAllowlist: body.custom_claims_allowlist,
    enabled: body.enabled,
    emailOptional: body.email_optional,
    issuer: body.issuer,
    discoveryUrl: body.discovery_url,
    skipNonceCheck: body.skip_nonce_check,
    authorizationUrl: body.authorization_url,
    tokenUrl: body.token_url,
    userinfoUrl: body.userinfo_url,
    jwksUri: body.jwks_uri,
  };
}

function readSso(body: z.infer<typeof createSsoProviderRoute.body>) {
  return {
    type: body.type,
    metadataUrl: body.metadata_url,
    metadataXml: body.metadata_xml,
    domains: body.domains,
    attributeMapping: body.attribute_mapping,
    nameIdFormat: body.name_id_format,
    resourceId: body.resource_id,
    disabled: body.disabled,
  };
}
