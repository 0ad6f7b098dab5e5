import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';

// Providers added by administrators.

const timestamp = z.iso.datetime();
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const optionalTexts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? undefined);
const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
const optionalJson = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

export const customProviderSchema = z
  .object({
    id: z.uuid(),
    provider_type: z.enum(['oauth2', 'oidc']),
    identifier: z.string(),
    name: z.string(),
    client_id: z.string(),
    acceptable_client_ids: z.array(z.string()),
    scopes: z.array(z.string()),
    pkce_enabled: z.boolean(),
    attribute_mapping: z.record(z.string(), z.string()),
    authorization_params: z.record(z.string(), z.string()),
    custom_claims_allowlist: z.array(z.string()),
    enabled: z.boolean(),
    email_optional: z.boolean(),
    issuer: z.string().optional(),
    discovery_url: z.string().optional(),
    skip_nonce_check: z.boolean(),
    authorization_url: z.string().optional(),
    token_url: z.string().optional(),
    userinfo_url: z.string().optional(),
    jwks_uri: z.string().optional(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'CustomProvider', description: 'Never with its secret' });
export type GoTrueCustomProvider = z.infer<typeof customProviderSchema>;

const customProviderFields = {
  name: optionalText,
  client_id: optionalText,
  client_secret: optionalText,
  acceptable_client_ids: optionalTexts,
  scopes: optionalTexts,
  pkce_enabled: optionalFlag,
  attribute_mapping: optionalJson.describe('Name here → name at the provider'),
  authorization_params: optionalJson,
  custom_claims_allowlist: optionalTexts,
  enabled: optionalFlag,
  email_optional: optionalFlag,
  issuer: optionalText,
  discovery_url: optionalText,
  skip_nonce_check: optionalFlag,
  authorization_url: optionalText,
  token_url: optionalText,
  userinfo_url: optionalText,
  jwks_uri: optionalText,
};
const customProviderParams = z.object({ identifier: z.string() });
const customProviders = '/auth/v1/admin/custom-providers';

export const listCustomProvidersRoute = defineRoute({
  method: 'get',
  path: customProviders,
  summary: 'Providers that administrators have added',
  access: 'admin',
  query: z.object({ type: z.enum(['oauth2', 'oidc']).optional() }),
  responses: { 200: z.object({ providers: z.array(customProviderSchema) }) },
});

export const createCustomProviderRoute = defineRoute({
  method: 'post',
  path: customProviders,
  summary: 'Adds one: OpenID Connect by its issuer, or OAuth 2 by its addresses',
  access: 'admin',
  body: z.object({ provider_type: text, identifier: text, ...customProviderFields }),
  responses: { 201: customProviderSchema },
});

export const readCustomProviderRoute = defineRoute({
  method: 'get',
  path: `${customProviders}/{identifier}`,
  summary: 'One of them',
  access: 'admin',
  params: customProviderParams,
  responses: { 200: customProviderSchema },
});

export const updateCustomProviderRoute = defineRoute({
  method: 'put',
  path: `${customProviders}/{identifier}`,
  summary: 'Changes what is given',
  access: 'admin',
  params: customProviderParams,
  body: z.object(customProviderFields),
  responses: { 200: customProviderSchema },
});

export const deleteCustomProviderRoute = defineRoute({
  method: 'delete',
  path: `${customProviders}/{identifier}`,
  summary: 'Nobody signs in by it any more',
  access: 'admin',
  params: customProviderParams,
  responses: { 204: null },
});

export const ssoProviderSchema = z
  .object({
    id: z.uuid(),
    resource_id: z.string().optional(),
    disabled: z.boolean(),
    saml: z.object({
      entity_id: z.string(),
      metadata_xml: z.string().optional().describe('Left out in lists'),
      metadata_url: z.string().optional(),
      attribute_mapping: z.record(z.string(), z.unknown()),
      name_id_format: z.string().optional(),
    }),
    domains: z.array(z.object({ domain: z.string() })),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'SsoProvider' });
export type GoTrueSsoProvider = z.infer<typeof ssoProviderSchema>;

const ssoProviderFields = {
  type: text,
  metadata_url: text,
  metadata_xml: text,
  domains: optionalTexts,
  attribute_mapping: optionalJson,
  name_id_format: text,
  resource_id: optionalText,
  disabled: optionalFlag,
};
const ssoProviderParams = z.object({ key: z.string().describe('An id, or resource_ and the resource id') });
const ssoProviders = '/auth/v1/admin/sso/providers';

export const listSsoProvidersRoute = defineRoute({
  method: 'get',
  path: ssoProviders,
  summary: 'Organisations’ own providers (SAML), kept for the day they are served',
  access: 'admin',
  query: z.object({
    resource_id: z.string().optional(),
    resource_id_prefix: z.string().optional().describe('Counts where there is no resource_id'),
  }),
  responses: { 200: z.object({ items: z.array(ssoProviderSchema) }) },
});

export const createSsoProviderRoute = defineRoute({
  method: 'post',
  path: ssoProviders,
  summary: 'Adds one by its description, or by where that is',
  access: 'admin',
  body: z.object(ssoProviderFields),
  responses: { 201: ssoProviderSchema },
});

export const readSsoProviderRoute = defineRoute({
  method: 'get',
  path: `${ssoProviders}/{key}`,
  summary: 'One of them',
  access: 'admin',
  params: ssoProviderParams,
  responses: { 200: ssoProviderSchema },
});

export const updateSsoProviderRoute = defineRoute({
  method: 'put',
  path: `${ssoProviders}/{key}`,
  summary: 'Changes what is given; a new description has to be of the same provider',
  access: 'admin',
  params: ssoProviderParams,
  body: z.object(ssoProviderFields),
  responses: { 200: ssoProviderSchema },
});

export const deleteSsoProviderRoute = defineRoute({
  method: 'delete',
  path: `${ssoProviders}/{key}`,
  summary: 'Removes one',
  access: 'admin',
  params: ssoProviderParams,
  responses: { 200: ssoProviderSchema },
});

export const adminProvidersRoutes = [
  listCustomProvidersRoute,
  createCustomProviderRoute,
  readCustomProviderRoute,
  updateCustomProviderRoute,
  deleteCustomProviderRoute,
  listSsoProvidersRoute,
  createSsoProviderRoute,
  readSsoProviderRoute,
  updateSsoProviderRoute,
  deleteSsoProviderRoute,
];
