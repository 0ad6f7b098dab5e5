import { checkMailLinkRoute, openMailLinkRoute, verifyRoute } from '@sabi/contracts/http/identity/mails';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import { validationFailed } from '../../domain/errors/common-errors';
import { IdentityError } from '../../domain/errors/identity-error';
import { findOneTimeToken } from '../../domain/one-time-tokens/find-one-time-token';
import { followMailLink } from '../../domain/verification/follow-mail-link';
import { isPkceToken } from '../../domain/one-time-tokens/one-time-token';
import { verifyOneTimeToken } from '../../domain/verification/verify-one-time-token';
import {
  describeError,
  describeSession,
  withFragment,
  withQuery,
} from '../../domain/redirects/redirect-outcome';
import { buildPageLink } from '../../domain/token-mails/mail-link';
import { type EndpointContext, type EndpointInput, mountEndpoint, queryValue } from './gotrue/endpoint';
import { presentSession } from './presenters';
import { redirectTargetOf } from './redirect-target';

const otherHalfIsMissing =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export function mountVerifyRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    openMailLinkRoute,
    async (input) => {
      const [token, type] = [queryValue(input.request, 'token'), queryValue(input.request, 'type')];
      if (!type) throw validationFailed('Verify requires a verification type');
      if (!token) throw validationFailed('Verify requires a token or a token hash');
      input.response.setHeader('Location', await chooseLocation({ token, type }, input, context));
      return answer(303);
    },
    { limit: 'verify' },
  );
  mountEndpoint(
    context,
    verifyRoute,
    async ({ body, client, response }) => {
      const outcome = await verifyOneTimeToken(
        { ...body, tokenHash: body.token_hash, redirectTo: body.redirect_to, client },
        deps,
      );
      if (outcome === 'halfway') return answer(200, { code: '200' as const, msg: otherHalfIsMissing });
      return answer(200, presentSession(outcome, response));
    },
    { limit: 'verify' },
  );
  // For pages that ask for more than a click, so that no user fills them in with an expired link.
  mountEndpoint(
    context,
    checkMailLinkRoute,
    async ({ body: { type, token_hash: linkToken } }) => {
      if (!type) throw validationFailed('Verify requires a verification type');
      if (!linkToken) throw validationFailed('Verify requires a token or a token hash');
      await findOneTimeToken({ type, submitted: { linkToken } }, deps);
      return answer(200, {});
    },
    { limit: 'verify' },
  );
}

/** A mail scanner's visit changes nothing: HEAD never does, and the page waits for a click. */
async function chooseLocation(
  { token, type }: { token: string; type: string },
  { request, client }: EndpointInput<typeof openMailLinkRoute>,
  { deps }: EndpointContext,
): Promise<string> {
  const redirectTo = redirectTargetOf(request, deps.settings);
  if (deps.settings.needsClick) {
    const language = preferredLanguage(request.get('accept-language'));
    return buildPageLink({ token, type, redirectTo, language }, deps.settings);
  }
  if (request.method === 'HEAD') return redirectTo;
  const redirectWith = (pairs: Record<string, string>) =>
    withFragment(isPkceToken(token) ? withQuery(redirectTo, pairs) : redirectTo, pairs);
  try {
    const followed = await followMailLink({ linkToken: token, type, client }, deps);
    if (followed.kind === 'code') return withQuery(redirectTo, { code: followed.authCode });
    if (followed.kind === 'halfway') return redirectWith({ message: otherHalfIsMissing });
    return withFragment(redirectTo, { ...describeSession(followed.issued), type });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    return redirectWith({ ...describeError(error) });
  }
}
