import { z } from 'zod';
import { defineRoute } from '../route';
import { empty, flag, metadata, text } from './fields';
import { sessionListSchema } from './sessions';
import { userSchema } from './shapes';

// Accounts, for administrators.

const account = {
  email: text,
  phone: text,
  password: z.string().nullish(),
  password_hash: text.describe('bcrypt, argon2i, argon2id or fbscrypt'),
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  role: text,
  aud: text,
  ban_duration: text.describe('As Go writes durations; `none` ends a ban'),
};
const params = z.object({ userId: z.string() });

export const listUsersRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users',
  summary: 'Accounts, newest first, by pages; the headers Link and X-Total-Count describe the other pages',
  access: 'admin',
  query: z.object({
    page: z.string().optional(),
    per_page: z.string().optional().describe('50 by default, 1,000 at most'),
    filter: z.string().optional().describe('Part of an address or of a full name'),
    sort: z.string().optional().describe('`created_at asc` or `created_at desc`'),
  }),
  responses: { 200: z.object({ users: z.array(userSchema), aud: z.string() }) },
});

export const createUserRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/admin/users',
  summary: 'Makes an account without sending a mail',
  access: 'admin',
  body: z.object({ id: text, ...account }),
  responses: { 200: userSchema },
});

export const readUserRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users/{userId}',
  summary: 'Any account',
  access: 'admin',
  params,
  responses: { 200: userSchema },
});

export const changeUserRoute = defineRoute({
  method: 'put',
  path: '/auth/v1/admin/users/{userId}',
  summary: 'Changes any account at once; a new password or a ban ends its sessions',
  access: 'admin',
  params,
  body: z.object(account),
  responses: { 200: userSchema },
});

export const deleteUserRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/admin/users/{userId}',
  summary: 'Deletes an account with all that is kept of it; softly, a row stays that names nobody',
  access: 'admin',
  params,
  body: z.object({ should_soft_delete: flag }),
  responses: { 200: empty },
});

export const listSessionsOfUserRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users/{userId}/sessions',
  summary: 'Sessions of any account, last used first',
  access: 'admin',
  params,
  responses: { 200: sessionListSchema },
});

export const endSessionOfUserRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/admin/users/{userId}/sessions/{sessionId}',
  summary: 'Ends a session of any account at once',
  access: 'admin',
  params: params.extend({ sessionId: z.string() }),
  responses: { 204: null },
});

export const adminUsersRoutes = [
  listUsersRoute,
  createUserRoute,
  readUserRoute,
  changeUserRoute,
  deleteUserRoute,
  listSessionsOfUserRoute,
  endSessionOfUserRoute,
];
