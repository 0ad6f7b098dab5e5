import {
  authorizeRoute,
  callbackRoute,
  postedCallbackRoute,
  samlRoutes,
  scimRoutes,
} from '@sabi/contracts/http/identity/providers';
import { type Language, parseLocalizedPath, preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import { IdentityError } from '../../domain/errors/identity-error';
import type { FlowState } from '../../domain/sign-in-flows/flow-state';
import { beginProviderSignIn } from '../../domain/provider-sign-in/begin-provider-sign-in';
import { consumeProviderFlow } from '../../domain/provider-sign-in/consume-provider-flow';
import { finishProviderSignIn } from '../../domain/provider-sign-in/finish-provider-sign-in';
import { getProviderOfFlow } from '../../domain/providers/get-provider';
import { describeSession, withFragment, withQuery } from '../../domain/redirects/redirect-outcome';
import type { Settings } from '../../domain/settings/settings';
import { setBrowserKey, readBrowserKey } from './browser-cookie';
import { describeCallbackError } from './callback-error';
import { mountDisabled } from './feature-switch';
import { type EndpointContext, type EndpointInput, mountEndpoint } from './gotrue/endpoint';
import { readProviderQuery } from './provider-query';
import { redirectTargetOf } from './redirect-target';

/** Redirect to a provider, and its callback. */
export function mountProviderRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, authorizeRoute, async ({ request, response }) => {
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Location', await redirectToProvider({ request, response }, context));
    return answer(302);
  });
  mountEndpoint(context, callbackRoute, (input) => handleCallback(input, context));
  // Browsers send no cookie with another site's form, but with the redirect that answers it.
  mountEndpoint(
    context,
    postedCallbackRoute,
    async ({ body, response }) => {
      const given = Object.entries(body).filter(([, value]) => value !== '');
      const query = new URLSearchParams(Object.fromEntries(given));
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('Location', `${deps.settings.externalUrl}/callback?${query.toString()}`);
      return answer(303);
    },
    { acceptsForms: true },
  );
  mountDisabled(context, samlRoutes, 'SAML 2.0 is disabled', 'saml_provider_disabled');
  mountDisabled(context, scimRoutes, 'SCIM server is disabled');
}

/** An unavailable provider is reported by redirect to the product's page. */
async function redirectToProvider(
  { request, response }: Pick<EndpointInput<typeof authorizeRoute>, 'request' | 'response'>,
  { deps }: EndpointContext,
): Promise<string> {
  const redirectTo = redirectTargetOf(request, deps.settings);
  const browserKey = setBrowserKey(request, response, deps.settings);
  try {
    return await beginProviderSignIn({ ...readProviderQuery(request), redirectTo, browserKey }, deps);
  } catch (error) {
    if (!(error instanceof IdentityError) || error.status < 500) throw error;
    return withError(redirectTo, error, deps);
  }
}

async function handleCallback(
  { request, response, client }: EndpointInput<typeof callbackRoute>,
  { deps, authentication }: EndpointContext,
) {
  response.setHeader('Referrer-Policy', 'no-referrer');
  const parameters = new URL(request.originalUrl, 'http://localhost').searchParams;
  const browserKey = readBrowserKey(request, deps.settings);
  let flow: FlowState;
  try {
    flow = await consumeProviderFlow({ state: parameters.get('state') ?? '', browserKey }, deps);
  } catch (error) {
    const { siteUrl } = deps.settings;
    response.setHeader('Location', withQuery(siteUrl, describeCallbackError(error, deps.logger)));
    return answer(303);
  }
  const target = flow.redirect_to ?? deps.settings.siteUrl;
  try {
    const provider = await getProviderOfFlow(flow.provider_type, deps);
    const providerUser = await authentication.provider({ request, response }, provider, { flow, parameters });
    const language = languageOf(target, request, deps.settings);
    const outcome = await finishProviderSignIn({ flow, provider, providerUser, language, client }, deps);
    const location =
      'issued' in outcome
        ? withFragment(target, describeSession(outcome.issued))
        : withQuery(target, { code: outcome.authCode });
    response.setHeader('Location', location);
  } catch (error) {
    response.setHeader('Location', withError(target, error, deps));
  }
  return answer(302);
}

/** Language of the target page; for other pages the request's. */
function languageOf(target: string, request: Request, { siteUrl }: Pick<Settings, 'siteUrl'>): Language {
  return target.startsWith(`${siteUrl}/`)
    ? parseLocalizedPath(new URL(target).pathname).language
    : preferredLanguage(request.get('accept-language'));
}

function withError(target: string, error: unknown, { logger }: EndpointContext['deps']): string {
  const pairs = describeCallbackError(error, logger);
  return withFragment(withQuery(target, pairs), pairs);
}
