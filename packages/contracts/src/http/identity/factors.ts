import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';
import { factorSchema, tokenResponseSchema } from './shapes';

// Second factors: authenticator apps, phones and WebAuthn keys.

const json = z.record(z.string(), z.unknown());
const id = z.uuid();
const factorParams = z.object({ factorId: z.string() });
const adminParams = z.object({ userId: z.string(), factorId: z.string() });

export const enrollFactorRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors',
  summary: "Adds a second factor to the caller's account; it protects nothing until it is verified",
  access: 'user',
  body: z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text }),
  responses: {
    200: z.object({
      id,
      type: z.enum(['totp', 'phone', 'webauthn']),
      friendly_name: z.string(),
      totp: z
        .object({ qr_code: z.string().describe('SVG'), secret: z.string(), uri: z.string() })
        .optional()
        .describe('Told this once'),
      phone: z.string().optional().describe('As sent'),
    }),
  },
});

export const challengeFactorRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors/{factorId}/challenge',
  summary: 'Asks the caller to show a factor; sends the code where the factor is a phone',
  access: 'user',
  params: factorParams,
  body: z.object({
    channel: text,
    webauthn: json.nullish().describe('Ignored: the relying party is a setting'),
  }),
  responses: {
    200: z.object({
      id,
      type: z.enum(['totp', 'phone', 'webauthn']),
      expires_at: z.number().int().describe('Unix time in seconds'),
      webauthn: z
        .object({ type: z.enum(['create', 'request']), credential_options: z.object({ publicKey: json }) })
        .optional(),
    }),
  },
});

export const verifyFactorRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors/{factorId}/verify',
  summary: "Raises the caller's session to aal2 by the answer to a challenge; sessions at aal1 end",
  access: 'user',
  params: factorParams,
  body: z.object({
    challenge_id: text,
    code: text,
    webauthn: z.object({ type: text, credential_response: z.unknown().optional() }).nullish(),
  }),
  responses: { 200: tokenResponseSchema },
});

export const unenrollFactorRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/factors/{factorId}',
  summary: "Takes a factor off the caller's account",
  access: 'user',
  params: factorParams,
  responses: { 200: z.object({ id }) },
});

export const listUserFactorsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/admin/users/{userId}/factors',
  summary: "Any account's factors",
  access: 'admin',
  params: z.object({ userId: z.string() }),
  responses: { 200: z.array(factorSchema) },
});

export const updateUserFactorRoute = defineRoute({
  method: 'put',
  path: '/auth/v1/admin/users/{userId}/factors/{factorId}',
  summary: "Renames a factor of any account, or changes a phone factor's number",
  access: 'admin',
  params: adminParams,
  body: z.object({ friendly_name: text, phone: text }),
  responses: { 200: factorSchema },
});

export const deleteUserFactorRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/admin/users/{userId}/factors/{factorId}',
  summary: 'Takes a factor off any account',
  access: 'admin',
  params: adminParams,
  responses: { 200: factorSchema },
});

export const factorsRoutes = [
  enrollFactorRoute,
  challengeFactorRoute,
  verifyFactorRoute,
  unenrollFactorRoute,
  listUserFactorsRoute,
  updateUserFactorRoute,
  deleteUserFactorRoute,
];
