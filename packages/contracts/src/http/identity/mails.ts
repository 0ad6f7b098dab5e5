import { z } from 'zod';
import { defineRoute } from '../route';
import { empty, messageSent, metadata, pkce, security, text } from './fields';
import { tokenResponseSchema, userSchema } from './shapes';

// Links and codes in mails, codes in text messages, and requests for them.

const redirect = z.object({ redirect_to: z.string().optional() });

export const openMailLinkRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/verify',
  summary:
    "Sends the browser to the product's verification page and consumes nothing, so that mail scanners do no harm; by setting it uses the token as GoTrue does",
  access: 'public',
  query: z.object({ token: z.string(), type: z.string(), redirect_to: z.string().optional() }),
  responses: { 303: null },
});

export const verifyRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/verify',
  summary:
    'Consumes the token of a mail, by token_hash or as a code with its address, or the code of a text message with its number, and begins a session',
  access: 'public',
  body: z.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text }),
  responses: {
    200: z.union([
      tokenResponseSchema,
      z
        .object({ code: z.literal('200'), msg: z.string() })
        .describe('One of the two addresses of a change has agreed'),
    ]),
  },
});

export const checkMailLinkRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/verify/check',
  summary:
    "Not GoTrue's: says whether the token of a mail's link still works, and refuses it as verification would; consumes nothing",
  access: 'public',
  body: z.object({ type: text, token_hash: text }),
  responses: { 200: empty },
});

export const otpRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/otp',
  summary:
    'Mails a link and a code to sign in by, or texts a code; an address or a number without an account gets one',
  access: 'public',
  query: redirect,
  body: z.object({
    email: text,
    phone: text,
    create_user: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
    data: metadata,
    channel: text,
    ...pkce,
    ...security,
  }),
  responses: { 200: messageSent },
});

export const magicLinkRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/magiclink',
  summary: 'The same for an address alone, as older clients ask',
  access: 'public',
  query: redirect,
  body: z.object({ email: text, data: metadata, ...pkce, ...security }),
  responses: { 200: empty },
});

export const recoverRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/recover',
  summary:
    'Mails a link to sign in without the password; the answer does not reveal whether the account exists',
  access: 'public',
  query: redirect,
  body: z.object({ email: text, ...pkce, ...security }),
  responses: { 200: empty },
});

export const resendRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/resend',
  summary:
    'Sends a confirmation again, by mail or text message; the answer does not reveal whether the account exists',
  access: 'public',
  query: redirect,
  body: z.object({ type: text, email: text, phone: text, ...pkce, ...security }),
  responses: { 200: messageSent },
});

export const reauthenticateRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/reauthenticate',
  summary:
    'Sends a code that a new password may need, `nonce` of PUT /user: a mail, or a text message where there is no address',
  access: 'user',
  responses: { 200: messageSent },
});

export const inviteRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/invite',
  summary: 'Creates an account for another person and mails them an invitation',
  access: 'admin',
  query: redirect,
  body: z.object({ email: text, data: metadata }),
  responses: { 200: userSchema },
});

export const generateLinkRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/admin/generate_link',
  summary: 'Makes the link and the code of a mail without sending one',
  access: 'admin',
  body: z.object({
    type: text,
    email: text,
    new_email: text,
    password: text,
    data: metadata,
    redirect_to: text,
  }),
  responses: {
    200: userSchema.extend({
      action_link: z.string(),
      email_otp: z.string(),
      hashed_token: z.string(),
      verification_type: z.string(),
      redirect_to: z.string(),
    }),
  },
});

export const mailsRoutes = [
  openMailLinkRoute,
  verifyRoute,
  checkMailLinkRoute,
  otpRoute,
  magicLinkRoute,
  recoverRoute,
  resendRoute,
  reauthenticateRoute,
  inviteRoute,
  generateLinkRoute,
];
