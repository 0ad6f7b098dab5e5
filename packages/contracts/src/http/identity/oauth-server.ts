import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';
import {
  authorizationDetailsSchema,
  discoveryDocumentSchema,
  newOAuthClientSchema,
  oauthClientSchema,
  oauthGrantSchema,
  oauthTokenResponseSchema,
  registeredOAuthClientSchema,
  userInfoSchema,
} from './oauth-server-shapes';

// The OAuth 2.1 server: sign-in to other applications with an account of ours.

const redirect = z.object({
  redirect_url: z.string().describe("The application's address, with what it asked for"),
});
const clientParams = z.object({ clientId: z.string() });

export const getDiscoveryDocumentRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/.well-known/openid-configuration',
  summary: 'What an OpenID Connect client has to know of the server',
  access: 'public',
  responses: { 200: discoveryDocumentSchema },
});

export const getServerMetadataRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/.well-known/oauth-authorization-server',
  summary: 'The same for OAuth clients (RFC 8414)',
  access: 'public',
  responses: { 200: discoveryDocumentSchema },
});

export const getIssuerMetadataRoute = defineRoute({
  method: 'get',
  path: '/.well-known/oauth-authorization-server/auth/v1',
  summary: 'The same where RFC 8414 has it for an issuer with a path: at the root of the host',
  access: 'public',
  responses: { 200: discoveryDocumentSchema },
});

export const registerClientRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/oauth/clients/register',
  summary: 'An application registers itself (RFC 7591)',
  access: 'public',
  body: newOAuthClientSchema,
  responses: { 201: registeredOAuthClientSchema },
});

export const authorizeRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/oauth/authorize',
  summary: 'Begins an authorization and sends the browser to the page that asks for consent',
  access: 'public',
  query: z.object({
    client_id: z.string(),
    redirect_uri: z.string().describe('Exactly as registered'),
    response_type: z.literal('code').optional(),
    scope: z.string().optional().describe('`email` where none is named'),
    state: z.string().optional(),
    resource: z.string().optional(),
    code_challenge: z.string(),
    code_challenge_method: z.enum(['S256', 'plain']),
    nonce: z.string().optional(),
  }),
  responses: { 302: null },
});

export const openAuthorizationRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/oauth/authorizations/{authorizationId}',
  summary:
    'What is asked for. From now on the caller alone may decide; where they have before, the answer is ready',
  access: 'user',
  params: z.object({ authorizationId: z.string() }),
  responses: { 200: z.union([authorizationDetailsSchema, redirect]) },
});

export const decideAuthorizationRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/oauth/authorizations/{authorizationId}/consent',
  summary: 'Approves or denies, once',
  access: 'user',
  params: z.object({ authorizationId: z.string() }),
  body: z.object({ action: text.describe('approve or deny') }),
  responses: { 200: redirect },
});

export const oauthTokenRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/oauth/token',
  summary: 'Exchanges a code or a refresh token; takes JSON and forms',
  access: 'public',
  body: z.object({
    grant_type: text.describe('authorization_code or refresh_token'),
    code: text,
    redirect_uri: text,
    code_verifier: text,
    refresh_token: text,
    resource: text,
    client_id: text,
    client_secret: text,
  }),
  responses: { 200: oauthTokenResponseSchema },
});

export const getUserInfoRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/oauth/userinfo',
  summary: 'What the scopes of the access token let its holder know of the account',
  access: 'user',
  responses: { 200: userInfoSchema },
});

export const listGrantsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/user/oauth/grants',
  summary: 'Applications the caller has consented to',
  access: 'user',
  responses: { 200: z.array(oauthGrantSchema) },
});

export const revokeGrantRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/user/oauth/grants',
  summary: "Takes a consent back and ends the application's sessions",
  access: 'user',
  query: z.object({ client_id: z.string() }),
  responses: { 204: null },
});

export const createClientRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/admin/oauth/clients',
  summary: 'Registers an application; its secret is shown this once',
  access: 'admin',
  body: newOAuthClientSchema,
  responses: { 201: oauthClientSchema },
});

export const listClientsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/oauth/clients',
  summary: 'Every application, newest first',
  access: 'admin',
  responses: {
    200: z.object({
      clients: z.array(oauthClientSchema).optional().describe('Left out when there are none'),
    }),
  },
});

export const readClientRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/oauth/clients/{clientId}',
  summary: 'An application, without its secret',
  access: 'admin',
  params: clientParams,
  responses: { 200: oauthClientSchema },
});

export const updateClientRoute = defineRoute({
  method: 'put',
  path: '/auth/v1/admin/oauth/clients/{clientId}',
  summary: 'Changes what is given of an application',
  access: 'admin',
  params: clientParams,
  body: newOAuthClientSchema.omit({ client_type: true, response_types: true }),
  responses: { 200: oauthClientSchema },
});

export const deleteClientRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/admin/oauth/clients/{clientId}',
  summary: 'Removes an application with its consents and sessions',
  access: 'admin',
  params: clientParams,
  responses: { 204: null },
});

export const regenerateClientSecretRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/admin/oauth/clients/{clientId}/regenerate_secret',
  summary: 'Gives an application a new secret, shown this once; the old one stops working',
  access: 'admin',
  params: clientParams,
  responses: { 200: oauthClientSchema },
});

/** Available with and without an OAuth server. */
export const discoveryRoutes = [getDiscoveryDocumentRoute];

/** Outside the prefix of all others. */
export const issuerMetadataRoutes = [getIssuerMetadataRoute];

export const oauthServerRoutes = [
  getServerMetadataRoute,
  registerClientRoute,
  authorizeRoute,
  openAuthorizationRoute,
  decideAuthorizationRoute,
  oauthTokenRoute,
  getUserInfoRoute,
  listGrantsRoute,
  revokeGrantRoute,
];

export const adminOAuthClientRoutes = [
  createClientRoute,
  listClientsRoute,
  readClientRoute,
  updateClientRoute,
  deleteClientRoute,
  regenerateClientSecretRoute,
];
