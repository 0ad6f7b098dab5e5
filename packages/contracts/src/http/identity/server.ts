import { z } from 'zod';
import { defineRoute } from '../route';

// Health and settings of the server.

export const getHealthRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/health',
  summary: 'Name and version of the server',
  access: 'public',
  responses: { 200: z.object({ version: z.string(), name: z.string(), description: z.string() }) },
});

export const getSettingsRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/settings',
  summary: 'Which ways of signing in are on',
  access: 'public',
  responses: {
    200: z.object({
      external: z.record(z.string(), z.boolean()),
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
      phone_autoconfirm: z.boolean(),
      sms_provider: z.string(),
      saml_enabled: z.boolean(),
      saml_private_key_next_configured: z.boolean(),
      passkeys_enabled: z.boolean(),
      passkeys_origins: z
        .array(z.string())
        .describe("Not GoTrue's: the origins of pages that passkeys work on, such as https://example.com"),
    }),
  },
});

export const getKeySetRoute = defineRoute({
  method: 'get',
  path: '/auth/v1/.well-known/jwks.json',
  summary: 'Public keys that verify access tokens',
  access: 'public',
  responses: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
});

export const serverRoutes = [getHealthRoute, getSettingsRoute, getKeySetRoute];
