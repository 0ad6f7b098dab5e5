import { z } from 'zod';
import { defineRoute } from '../route';
import { flag, security, text } from './fields';
import { tokenResponseSchema } from './shapes';

// Start, renewal and end of sessions.

export const issueTokenRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/token',
  summary:
    'Begins a session by password, by the code of a flow or by a provider’s ID token, or renews one by its refresh token',
  access: 'public',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token', 'pkce', 'id_token', 'web3']) }),
  body: z.object({
    email: text,
    phone: text,
    password: text,
    refresh_token: text,
    auth_code: text,
    code_verifier: text,
    provider: text,
    id_token: text,
    access_token: text,
    nonce: text,
    client_id: text,
    issuer: text,
    link_identity: flag,
    ...security,
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

export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string().nullable().describe('Browser and system, where they are known'),
      user_agent: z.string().nullable(),
      ip: z.string().nullable(),
      aal: z.enum(['aal1', 'aal2']),
      client_id: z.string().optional().describe('The application it was given to'),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().describe('The last refresh'),
      is_current: z.boolean().describe('Whether it is the one that asks'),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

export const listSessionsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/sessions',
  summary: "The account's sessions, last used first; GoTrue has no such address",
  access: 'user',
  responses: { 200: sessionListSchema },
});

export const endSessionRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/sessions/{sessionId}',
  summary: "Ends one of the account's sessions at once; GoTrue has no such address",
  access: 'user',
  params: z.object({ sessionId: z.string() }),
  responses: { 204: null },
});

export const sessionsRoutes = [issueTokenRoute, signOutRoute, listSessionsRoute, endSessionRoute];
