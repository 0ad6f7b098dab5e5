import { z } from 'zod';
import { defineRoute } from '../route';
import { metadata, pkce, security, text } from './fields';
import { tokenResponseSchema, userSchema } from './shapes';

// An owner's account.

export const signUpRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/signup',
  summary:
    'Makes an account, by an address and the mail that verifies it or by a number and its text message. An address or a number that has an account is answered alike',
  access: 'public',
  query: z.object({ redirect_to: z.string().optional() }),
  body: z.object({
    email: text,
    phone: text,
    channel: text.describe('Of a text message: sms or whatsapp'),
    password: text,
    data: metadata,
    ...pkce,
    ...security,
  }),
  responses: { 200: z.union([userSchema, tokenResponseSchema]) },
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
  summary:
    "Changes the caller's metadata, password, address or number; a new password ends the account's other sessions, a new address waits for its mails, a new number for its code",
  access: 'user',
  query: z.object({ redirect_to: z.string().optional() }),
  body: z.object({
    email: text,
    phone: text,
    channel: text,
    password: z.string().nullish(),
    current_password: text,
    nonce: text,
    data: metadata,
    app_metadata: metadata,
    ...pkce,
  }),
  responses: { 200: userSchema },
});

export const accountsRoutes = [signUpRoute, getUserRoute, updateUserRoute];
