import { getHealthRoute, getKeySetRoute, getSettingsRoute } from '@sabi/contracts/http/identity/server';
import { answer } from '@sabi/service-kit/routes';
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
const enabledProviders = ['email'];

/** What the server says about itself. */
export function mountServerRoutes(context: EndpointContext): void {
  const { settings, accessTokens } = context.deps;
  mountEndpoint(context, getHealthRoute, async () =>
    answer(200, {
      version: 'v1',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  );
  mountEndpoint(context, getSettingsRoute, async () =>
    answer(200, {
      external: Object.fromEntries(
        providers.map((provider) => [provider, enabledProviders.includes(provider)]),
      ),
      disable_signup: settings.isSignUpDisabled,
      mailer_autoconfirm: settings.isMailAutoconfirmed,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  );
  mountEndpoint(context, getKeySetRoute, async ({ response }) => {
    response.setHeader('Cache-Control', 'public, max-age=600');
    return answer(200, { keys: [...accessTokens.keySet] });
  });
}
