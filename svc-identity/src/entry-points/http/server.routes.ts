import { getHealthRoute, getKeySetRoute, getSettingsRoute } from '@sabi/contracts/http/identity/server';
import { answer } from '@sabi/service-kit/routes';
import type { Settings } from '../../domain/settings/settings';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** In GoTrue's order. */
const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'email',
  'phone',
  'zoom',
];

export const serverDescription = {
  version: 'v1',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
};

function findEnabledProviders({ providers, phones, ...accounts }: Settings): string[] {
  const switches: Readonly<Record<string, boolean>> = {
    anonymous_users: accounts.isAnonymousEnabled,
    email: accounts.isEmailEnabled,
    phone: phones.isEnabled,
    google: providers.google.isEnabled,
    linkedin_oidc: providers.linkedin_oidc.isEnabled,
  };
  return Object.keys(switches).filter((provider) => switches[provider]);
}

export function mountServerRoutes(context: EndpointContext): void {
  const { settings, accessTokens } = context.deps;
  const enabled = findEnabledProviders(settings);
  mountEndpoint(context, getHealthRoute, async () => answer(200, serverDescription));
  mountEndpoint(context, getSettingsRoute, async () =>
    answer(200, {
      external: Object.fromEntries(providers.map((provider) => [provider, enabled.includes(provider)])),
      disable_signup: settings.isSignUpDisabled,
      mailer_autoconfirm: settings.isMailAutoconfirmed,
      phone_autoconfirm: settings.phones.isAutoconfirmed,
      sms_provider: settings.phones.gateway ? 'gateway' : '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: settings.factors.arePasskeysEnabled,
      passkeys_origins: [...settings.factors.relyingParty.origins],
    }),
  );
  mountEndpoint(context, getKeySetRoute, async ({ response }) => {
    response.setHeader('Cache-Control', 'public, max-age=600');
    return answer(200, { keys: [...accessTokens.keySet] });
  });
}
