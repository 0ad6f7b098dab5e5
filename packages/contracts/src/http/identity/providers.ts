import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';

// Sign-in by external providers.

/** All other query parameters are passed on to the provider. */
const leave = {
  provider: z.string().describe('google, linkedin_oidc, or custom:<name> of an administrator'),
  scopes: z.string().optional().describe('Beyond those always asked for, separated by blanks or commas'),
  redirect_to: z
    .string()
    .optional()
    .describe('Where the browser goes in the end; the site where not allowed'),
  code_challenge: z.string().optional(),
  code_challenge_method: z.enum(['s256', 'plain']).optional(),
};

export const authorizeRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/authorize',
  summary: 'Sends the browser to a provider, and binds what comes back to that browser',
  access: 'public',
  query: z.object({ ...leave, invite_token: z.string().optional() }),
  responses: { 302: null },
});

export const linkIdentityRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/user/identities/authorize',
  summary: 'The same to give the caller’s account another identity; off unless manual linking is enabled',
  access: 'user',
  query: z.object({ ...leave, skip_http_redirect: z.literal('true').optional() }),
  responses: { 200: z.object({ url: z.url() }), 302: null },
});

const callback = {
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
};

export const callbackRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/callback',
  summary:
    'Where providers send the browser back to: on with a session in the fragment, a code for one, or an error',
  access: 'public',
  query: z.object(callback),
  responses: { 302: null, 303: null },
});

export const postedCallbackRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/callback',
  summary: 'The same for providers that post a form: sends the browser to GET, which comes with its cookie',
  access: 'public',
  body: z.object({ state: text, code: text, error: text, error_description: text, iss: text }),
  responses: { 303: null },
});

const off = (method: 'get' | 'post', path: string, summary: string) =>
  defineRoute({ method, path, summary, access: 'public', responses: {} });

/** 404 saml_provider_disabled: providers of organisations are stored, but not served yet. */
export const samlRoutes = [
  off('post', '/auth/v1/sso', 'Sign-in by an organisation’s provider; off'),
  off('get', '/auth/v1/sso/saml/metadata', 'Description of this server for them; off'),
  off('post', '/auth/v1/sso/saml/acs', 'Where they send the browser back to; off'),
];

/** 404 feature_disabled. */
export const scimRoutes = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas', 'Users', 'Groups'].map(
  (resource) => off('get', `/auth/v1/scim/v2/${resource}`, 'Provisioning of accounts; off'),
);

export const providersRoutes = [
  authorizeRoute,
  callbackRoute,
  postedCallbackRoute,
  ...samlRoutes,
  ...scimRoutes,
];
