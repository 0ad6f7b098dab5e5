import { z } from 'zod';
import { defineRoute } from '../route';
import { security, text } from './fields';
import { tokenResponseSchema } from './shapes';

// Passkeys, which sign in without a password.

const json = z.record(z.string(), z.unknown());
const timestamp = z.iso.datetime();

export const passkeySchema = z
  .object({
    id: z.uuid(),
    friendly_name: z.string().optional(),
    created_at: timestamp,
    last_used_at: timestamp.optional(),
  })
  .meta({ id: 'Passkey' });
export type GoTruePasskey = z.infer<typeof passkeySchema>;

const askedOptions = z.object({
  challenge_id: z.uuid(),
  options: json.describe('For the browser, as WebAuthn writes it in JSON'),
  expires_at: z.number().int().describe('Unix time in seconds'),
});
const answeredOptions = z.object({ challenge_id: text, credential: z.unknown().optional() });

export const startPasskeyRegistrationRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/passkeys/registration/options',
  summary: 'What a browser needs to make a passkey for the caller',
  access: 'user',
  body: z.object({}),
  responses: { 200: askedOptions },
});

export const registerPasskeyRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/passkeys/registration/verify',
  summary: "Adds the passkey that was made to the caller's account",
  access: 'user',
  body: answeredOptions,
  responses: { 200: passkeySchema },
});

export const startPasskeySignInRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/passkeys/authentication/options',
  summary: 'What a browser needs to sign in by a passkey',
  access: 'public',
  body: z.object({ ...security }),
  responses: { 200: askedOptions },
});

export const signInWithPasskeyRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/passkeys/authentication/verify',
  summary: 'Begins a session by a passkey',
  access: 'public',
  body: answeredOptions,
  responses: { 200: tokenResponseSchema },
});

export const listPasskeysRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/passkeys',
  summary: "The caller's passkeys",
  access: 'user',
  responses: { 200: z.array(passkeySchema) },
});

const passkeyParams = z.object({ passkeyId: z.string() });

export const renamePasskeyRoute = defineRoute({
  method: 'patch',
  path: '/auth/v1/passkeys/{passkeyId}',
  summary: 'Renames a passkey',
  access: 'user',
  params: passkeyParams,
  body: z.object({ friendly_name: text }),
  responses: { 200: passkeySchema },
});

export const deletePasskeyRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/passkeys/{passkeyId}',
  summary: "Takes a passkey off the caller's account",
  access: 'user',
  params: passkeyParams,
  responses: { 204: null },
});

export const listUserPasskeysRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users/{userId}/passkeys',
  summary: "Any account's passkeys",
  access: 'admin',
  params: z.object({ userId: z.string() }),
  responses: { 200: z.array(passkeySchema) },
});

export const deleteUserPasskeyRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/admin/users/{userId}/passkeys/{passkeyId}',
  summary: 'Takes a passkey off any account',
  access: 'admin',
  params: z.object({ userId: z.string(), passkeyId: z.string() }),
  responses: { 204: null },
});

export const passkeysRoutes = [
  startPasskeyRegistrationRoute,
  registerPasskeyRoute,
  startPasskeySignInRoute,
  signInWithPasskeyRoute,
  listPasskeysRoute,
  renamePasskeyRoute,
  deletePasskeyRoute,
  listUserPasskeysRoute,
  deleteUserPasskeyRoute,
];
