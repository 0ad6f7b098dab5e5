import { sendVerificationEmailRoute } from '@sabi/contracts/http/identity/functions';
import { openMailLinkRoute, resendRoute, verifyRoute } from '@sabi/contracts/http/identity/mails';
import { type Language, preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import { validationFailed } from '../../domain/errors';
import { askForVerificationMail } from '../../domain/mails/ask-for-verification-mail';
import { resendConfirmation } from '../../domain/mails/resend-confirmation';
import { verifyOneTimeToken } from '../../domain/mails/verify-one-time-token';
import { describeClient } from './client';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { presentSession } from './presenters';

/** Links and codes of mails, and asking for them again. */
export function mountMailRoutes(context: EndpointContext): void {
  const { deps } = context;
  // A mail scanner that follows the link (GET or HEAD) changes nothing: the page it leads to waits for a person.
  mountEndpoint(context, openMailLinkRoute, async ({ request, response }) => {
    const [token, type] = [queryValue(request, 'token'), queryValue(request, 'type')];
    if (!type) throw validationFailed('Verify requires a verification type');
    if (!token) throw validationFailed('Verify requires a token or a token hash');
    const query = new URLSearchParams({ token, type });
    response.setHeader('Location', `${deps.settings.siteUrl}/auth/verify?${query.toString()}`);
    return answer(303);
  });
  mountEndpoint(context, verifyRoute, async ({ body, request, response }) => {
    const verification = {
      ...body,
      tokenHash: body.token_hash,
      redirectTo: body.redirect_to,
      client: describeClient(request),
    };
    return answer(200, presentSession(await verifyOneTimeToken(verification, deps), response));
  });
  mountEndpoint(context, resendRoute, async ({ body, request }) => {
    const { code_challenge: challenge, code_challenge_method: method } = body;
    await resendConfirmation({ ...body, challenge, method, language: languageOf(request) }, deps);
    return answer(200, {});
  });
}

/** Outside GoTrue's paths: the function the product's pages call after a sign-up. */
export function mountFunctionRoutes(context: EndpointContext): void {
  mountEndpoint(context, sendVerificationEmailRoute, async ({ body, request }) => {
    await askForVerificationMail({ email: body.email, language: languageOf(request) }, context.deps);
    return answer(200, { success: true });
  });
}

function languageOf(request: Request): Language | undefined {
  const accepted = request.get('accept-language');
  return accepted === undefined ? undefined : preferredLanguage(accepted);
}
