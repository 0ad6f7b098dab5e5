import { z } from 'zod';

// Shapes of the OAuth server, in GoTrue's key order.

const timestamp = z.iso.datetime();

export const oauthClientTypes = ['public', 'confidential'] as const;
export const oauthClientAuthMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const;
export const oauthGrantTypes = ['authorization_code', 'refresh_token'] as const;

/** Details of an application; null and absent are equal, and the service validates the values. */
export const newOAuthClientSchema = z.object({
  client_name: z.string().nullish(),
  redirect_uris: z.array(z.string()).nullish().describe('1 to 10, compared exactly'),
  grant_types: z.array(z.string()).nullish(),
  response_types: z.array(z.string()).nullish().describe('Ignored: it is always code'),
  client_uri: z.string().nullish(),
  logo_uri: z.string().nullish(),
  client_type: z
    .string()
    .nullish()
    .describe('public or confidential; follows from the method where left out'),
  token_endpoint_auth_method: z.string().nullish(),
});

export const oauthClientSchema = z
  .object({
    client_id: z.uuid(),
    client_secret: z.string().optional().describe('Only when it was just made'),
    client_type: z.enum(oauthClientTypes),
    redirect_uris: z.array(z.string()),
    token_endpoint_auth_method: z.enum(oauthClientAuthMethods),
    grant_types: z.array(z.enum(oauthGrantTypes)),
    response_types: z.array(z.literal('code')),
    client_name: z.string().optional(),
    client_uri: z.string().optional(),
    logo_uri: z.string().optional(),
    registration_type: z.enum(['dynamic', 'manual']),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'OAuthClient' });
export type OAuthClientAnswer = z.infer<typeof oauthClientSchema>;

export const registeredOAuthClientSchema = oauthClientSchema
  .extend({
    client_id_issued_at: z.number().int().describe('Unix time in seconds'),
    client_secret_expires_at: z.literal(0).optional().describe('0: never; there where there is a secret'),
  })
  .meta({ id: 'RegisteredOAuthClient' });

const clientSummarySchema = z.object({
  id: z.uuid(),
  name: z.string().optional(),
  uri: z.string().optional(),
  logo_uri: z.string().optional(),
});

export const authorizationDetailsSchema = z.object({
  authorization_id: z.string(),
  redirect_uri: z.string(),
  client: clientSummarySchema,
  user: z.object({ id: z.uuid(), email: z.string() }),
  scope: z.string().describe('Separated by spaces'),
});

export const oauthGrantSchema = z.object({
  client: clientSummarySchema,
  scopes: z.array(z.string()),
  granted_at: timestamp,
});

export const oauthTokenResponseSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int().describe('Seconds'),
  refresh_token: z.string(),
  id_token: z.string().optional().describe('With scope openid, where the server signs by an asymmetric key'),
});

export const userInfoSchema = z.object({
  sub: z.uuid(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  preferred_username: z.string().optional(),
  updated_at: z.number().int().optional().describe('Unix time in seconds'),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  phone: z.string().optional(),
  phone_verified: z.boolean().optional(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

const texts = z.array(z.string());

export const discoveryDocumentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string(),
  registration_endpoint: z.string().optional(),
  scopes_supported: texts,
  response_types_supported: texts,
  response_modes_supported: texts,
  grant_types_supported: texts,
  subject_types_supported: texts,
  id_token_signing_alg_values_supported: texts.optional(),
  token_endpoint_auth_methods_supported: texts,
  claims_supported: texts,
  code_challenge_methods_supported: texts,
  request_uri_parameter_supported: z.boolean(),
});
export type DiscoveryDocument = z.infer<typeof discoveryDocumentSchema>;
