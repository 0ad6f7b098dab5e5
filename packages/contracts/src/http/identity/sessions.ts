import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';
import { tokenResponseSchema } from './shapes';

// Beginning, renewing and ending sessions.

export const issueTokenRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/token',
  summary: 'Begins a session by password, or renews one by its refresh token',
  access: 'public',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce']) }),
  body: z.object({
    email: text,
    phone: text,
    password: text,
    refresh_token: text,
    auth_code: text,
    code_verifier: text,
  }),
  responses: { 200: tokenResponseSchema },
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

export const sessionsRoutes = [issueTokenRoute, signOutRoute];
