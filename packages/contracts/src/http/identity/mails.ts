import { z } from 'zod';
import { defineRoute } from '../route';
import { empty, pkce, text } from './fields';
import { tokenResponseSchema } from './shapes';

// Links and codes of mails, and asking for them.

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

export const mailsRoutes = [openMailLinkRoute, verifyRoute, resendRoute];
