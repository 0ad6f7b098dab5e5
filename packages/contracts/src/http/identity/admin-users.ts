import { z } from 'zod';
import { defineRoute } from '../route';
import { flag, metadata, text } from './fields';
import { userSchema } from './shapes';

// Accounts, for administrators.

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

export const adminUsersRoutes = [createUserRoute, readUserRoute];
