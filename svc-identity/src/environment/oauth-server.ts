import { flag } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { OAuthServerSettings } from '../domain/settings/oauth-server-settings';
import { seconds } from './fields';

export const oauthServerEnvShape = {
  OAUTH_SERVER_ENABLED: flag.default(false),
  OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: flag.default(false),
  OAUTH_SERVER_AUTHORIZATION_PATH: z
    .string()
    .regex(/^\/[^/\\]/, 'must be a path')
    .default('/auth/consent')
    .describe('The consent page of the product'),
  OAUTH_SERVER_AUTHORIZATION_TTL: seconds(30, 3600).default(600).describe('Seconds'),
};

export function readOAuthServerSettings(
  env: z.infer<z.ZodObject<typeof oauthServerEnvShape>>,
): OAuthServerSettings {
  return {
    isEnabled: env.OAUTH_SERVER_ENABLED,
    isRegistrationOpen: env.OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION,
    consentPath: env.OAUTH_SERVER_AUTHORIZATION_PATH,
    authorizationLifeSeconds: env.OAUTH_SERVER_AUTHORIZATION_TTL,
  };
}
