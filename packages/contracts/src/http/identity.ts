import { z } from 'zod';
import { tokenResponseSchema, userSchema } from './identity-shapes';
import { defineRoute } from './route';

// svc-identity speaks GoTrue. In its bodies null, absent and empty mean the same, and unknown keys are ignored.

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const metadata = z.record(z.string(), z.unknown()).nullish();
const empty = z.object({});

const pkce = { code_challenge: text, code_challenge_method: text };

export const getHealthRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/health',
  summary: 'Name and version of the server',
  access: 'public',
  responses: { 200: z.object({ version: z.string(), name: z.string(), description: z.string() }) },
});

export const getSettingsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/settings',
  summary: 'Which ways of signing in are on',
  access: 'public',
  responses: {
    200: z.object({
      external: z.record(z.string(), z.boolean()),
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
      phone_autoconfirm: z.boolean(),
      sms_provider: z.string(),
      saml_enabled: z.boolean(),
      saml_private_key_next_configured: z.boolean(),
      passkeys_enabled: z.boolean(),
    }),
  },
});

export const getKeySetRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/.well-known/jwks.json',
  summary: 'Public keys that verify access tokens',
  access: 'public',
  responses: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
});

export const signUpRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/signup',
  summary:
    'Makes an account and mails the link that verifies its address. An address that has an account is answered alike',
  access: 'public',
  body: z.object({ email: text, phone: text, password: text, data: metadata, ...pkce }),
  responses: { 200: z.union([userSchema, tokenResponseSchema]) },
});

export const issueTokenRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/token',
  summary: 'Begins a session by password, or renews one by its refresh token',
  access: 'public',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token']) }),
  body: z.object({ email: text, phone: text, password: text, refresh_token: text }),
  responses: { 200: tokenResponseSchema },
});

export const openMailLinkRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/verify',
  summary:
    "Sends the browser to the product's verification page; consumes nothing, so that mail scanners do no harm",
  access: 'public',
  query: z.object({ token: z.string(), type: z.string() }),
  responses: { 303: null },
});

export const verifyRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/verify',
  summary: 'Consumes the token of a mail, by token_hash or as a code with its address, and begins a session',
  access: 'public',
  body: z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text }),
  responses: { 200: tokenResponseSchema },
});

export const resendRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/resend',
  summary: 'Mails the verification again; the answer does not tell whether there is such an account',
  access: 'public',
  body: z.object({ type: text, email: text, phone: text, ...pkce }),
  responses: { 200: empty },
});

export const getUserRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/user',
  summary: "The caller's account",
  access: 'user',
  responses: { 200: userSchema },
});

export const updateUserRoute = defineRoute({
  method: 'put',
  path: '/auth/v1/user',
  summary: "Changes the caller's metadata or password; a new password ends the account's other sessions",
  access: 'user',
  body: z.object({
    email: text,
    phone: text,
    password: z.string().nullish(),
    current_password: text,
    data: metadata,
    app_metadata: metadata,
    ...pkce,
  }),
  responses: { 200: userSchema },
});

export const signOutRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/logout',
  summary:
    "Ends all of the account's sessions, this one, or all others; access tokens of theirs end with them",
  access: 'user',
  query: z.object({ scope: z.enum(['global', 'local', 'others']).optional() }),
  responses: { 204: null },
});

export const createUserRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/admin/users',
  summary: 'Makes an account without sending a mail',
  access: 'admin',
  body: z.object({
    id: text,
    email: text,
    phone: text,
    password: text,
    password_hash: text,
    email_confirm: flag,
    user_metadata: metadata,
    app_metadata: metadata,
    role: text,
    aud: text,
    ban_duration: text,
  }),
  responses: { 200: userSchema },
});

export const readUserRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users/{userId}',
  summary: 'Any account',
  access: 'admin',
  params: z.object({ userId: z.string() }),
  responses: { 200: userSchema },
});

export const sendVerificationEmailRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/send-verification-email',
  summary: 'Asks for the verification mail again; one answer for every address. The link is the server’s own',
  access: 'public',
  body: z.object({
    email: text,
    firstName: z.unknown().optional().describe('Ignored: the mail greets by the name in the account'),
    verificationLink: z.unknown().optional().describe('Ignored: the server makes the link itself'),
  }),
  responses: { 200: z.object({ success: z.literal(true) }) },
});

export const identityRoutes = [
  getHealthRoute,
  getSettingsRoute,
  getKeySetRoute,
  signUpRoute,
  issueTokenRoute,
  openMailLinkRoute,
  verifyRoute,
  resendRoute,
  getUserRoute,
  updateUserRoute,
  signOutRoute,
  createUserRoute,
  readUserRoute,
  sendVerificationEmailRoute,
];
