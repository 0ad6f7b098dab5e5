import { flag, integer, issuedSecret } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { ProvidersSettings } from '../domain/settings/provider-settings';
import { list } from './fields';

const issuerUrl = z.url({ protocol: /^https?$/ });
const hostPattern = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

const hostList = list
  .transform((hosts) => hosts.map((host) => host.toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostPattern.test(host)), 'holds what is no name of a host');

export const providerEnvShape = {
  EXTERNAL_GOOGLE_ENABLED: flag.default(false),
  EXTERNAL_GOOGLE_CLIENT_ID: list.default([]).describe('Several, separated by commas, for ID tokens of apps'),
  EXTERNAL_GOOGLE_SECRET: issuedSecret.default(''),
  EXTERNAL_GOOGLE_URL: issuerUrl.default('https://accounts.google.com').describe('Issuer'),
  EXTERNAL_GOOGLE_REDIRECT_URI: issuerUrl.optional().describe('By default API_EXTERNAL_URL/callback'),
  EXTERNAL_GOOGLE_SKIP_NONCE_CHECK: flag.default(false),
  EXTERNAL_LINKEDIN_OIDC_ENABLED: flag.default(false),
  EXTERNAL_LINKEDIN_OIDC_CLIENT_ID: list.default([]),
  EXTERNAL_LINKEDIN_OIDC_SECRET: issuedSecret.default(''),
  EXTERNAL_LINKEDIN_OIDC_URL: issuerUrl.default('https://www.linkedin.com/oauth').describe('Issuer'),
  EXTERNAL_LINKEDIN_OIDC_REDIRECT_URI: issuerUrl.optional(),
  EXTERNAL_LINKEDIN_OIDC_PKCE_ENABLED: flag
    .default(false)
    .describe('Some applications there do not support PKCE'),
  EXTERNAL_ALLOW_PRIVATE_URLS: flag
    .default(false)
    .describe('Allow http and private addresses of providers, for tests and development'),
  EXTERNAL_HOSTS: hostList
    .default([])
    .describe(
      'Allowed hosts of providers, separated by commas: `example.com`, or `*.example.com` for subdomains. Empty: any public host',
    ),
  SECURITY_MANUAL_LINKING_ENABLED: flag.default(false),
  CUSTOM_PROVIDERS_ENABLED: flag.default(true),
  CUSTOM_PROVIDERS_MAX: integer(0, 1000).default(20),
};

export function readProvidersSettings(
  env: z.infer<z.ZodObject<typeof providerEnvShape>>,
  externalUrl: string,
): ProvidersSettings {
  const callback = `${externalUrl}/callback`;
  return {
    google: {
      isEnabled: env.EXTERNAL_GOOGLE_ENABLED,
      issuer: env.EXTERNAL_GOOGLE_URL,
      clientIds: env.EXTERNAL_GOOGLE_CLIENT_ID,
      secret: env.EXTERNAL_GOOGLE_SECRET,
      redirectUri: env.EXTERNAL_GOOGLE_REDIRECT_URI ?? callback,
      usesPkce: true,
      usesNonce: !env.EXTERNAL_GOOGLE_SKIP_NONCE_CHECK,
    },
    linkedin_oidc: {
      isEnabled: env.EXTERNAL_LINKEDIN_OIDC_ENABLED,
      issuer: env.EXTERNAL_LINKEDIN_OIDC_URL,
      clientIds: env.EXTERNAL_LINKEDIN_OIDC_CLIENT_ID,
      secret: env.EXTERNAL_LINKEDIN_OIDC_SECRET,
      redirectUri: env.EXTERNAL_LINKEDIN_OIDC_REDIRECT_URI ?? callback,
      usesPkce: env.EXTERNAL_LINKEDIN_OIDC_PKCE_ENABLED,
      usesNonce: false, // LinkedIn returns none
    },
    arePrivateUrlsAllowed: env.EXTERNAL_ALLOW_PRIVATE_URLS,
    hosts: env.EXTERNAL_HOSTS,
    isManualLinkingEnabled: env.SECURITY_MANUAL_LINKING_ENABLED,
    areCustomEnabled: env.CUSTOM_PROVIDERS_ENABLED,
    maxCustom: env.CUSTOM_PROVIDERS_MAX,
  };
}
