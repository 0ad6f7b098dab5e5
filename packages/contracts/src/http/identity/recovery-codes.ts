import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';
import { tokenResponseSchema } from './shapes';

// Codes to sign in with when other factors are lost.

const factor = { id: z.uuid(), type: z.literal('recovery_code') };

const issuedCodes = z.object({
  ...factor,
  friendly_name: z.string(),
  total: z.number().int(),
  codes: z.array(z.string()).describe('Told this once'),
});

export const getRecoveryCodesRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/factors/recovery-codes',
  summary: 'How many recovery codes the caller has, and how many still work',
  access: 'user',
  responses: { 200: z.object({ ...factor, total: z.number().int(), remaining: z.number().int() }) },
});

export const generateRecoveryCodesRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors/recovery-codes',
  summary: "Makes the caller's recovery codes, beside another factor",
  access: 'user',
  body: z.object({ friendly_name: text }),
  responses: { 200: issuedCodes },
});

export const verifyRecoveryCodeRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors/recovery-codes/verify',
  summary: "Raises the caller's session to aal2 by a recovery code, which is used up",
  access: 'user',
  body: z.object({ code: text }),
  responses: { 200: tokenResponseSchema },
});

export const regenerateRecoveryCodesRoute = defineRoute({
  method: 'post',
  path: '/auth/v1/factors/recovery-codes/regenerate',
  summary: "Replaces the caller's recovery codes; the older ones stop working",
  access: 'user',
  responses: { 200: issuedCodes },
});

export const removeRecoveryCodesRoute = defineRoute({
  method: 'delete',
  path: '/auth/v1/factors/recovery-codes',
  summary: "Takes the recovery codes off the caller's account",
  access: 'user',
  responses: { 200: z.object({ id: z.uuid() }) },
});

/** Before single factors, whose addresses match these too. */
export const recoveryCodesRoutes = [
  getRecoveryCodesRoute,
  generateRecoveryCodesRoute,
  verifyRecoveryCodeRoute,
  regenerateRecoveryCodesRoute,
  removeRecoveryCodesRoute,
];
