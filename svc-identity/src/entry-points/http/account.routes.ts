import { getUserRoute, signUpRoute, updateUserRoute } from '@sabi/contracts/http/identity/accounts';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import { signUp } from '../../domain/sign-up/sign-up';
import { signUpAnonymously } from '../../domain/sign-up/sign-up-anonymously';
import { updateUser } from '../../domain/user-update/update-user';
import { assertWithinLimit, type EndpointContext, mountEndpoint } from './gotrue/endpoint';
import { presentSession, presentUser } from './presenters';
import { redirectTargetOf } from './redirect-target';

/** Routes of an account for its owner. */
export function mountAccountRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    signUpRoute,
    async ({ body, client, request, response }) => {
      const isAnonymous = !body.email && !body.phone;
      await assertWithinLimit(isAnonymous ? 'anonymous' : 'signup', request, deps);
      const language = preferredLanguage(request.get('accept-language'));
      if (isAnonymous) {
        const issued = await signUpAnonymously({ data: body.data, language, client }, deps);
        return answer(200, presentSession(issued, response));
      }
      const outcome = await signUp(
        {
          ...body,
          challenge: body.code_challenge,
          method: body.code_challenge_method,
          redirectTo: redirectTargetOf(request, deps.settings),
          language,
          client,
        },
        deps,
      );
      return answer(200, 'accessToken' in outcome ? presentSession(outcome, response) : presentUser(outcome));
    },
    { needsCaptcha: true },
  );
  mountEndpoint(context, getUserRoute, async ({ caller }) => answer(200, presentUser(caller.user)), {
    admitsLowerLevel: true,
  });
  mountEndpoint(
    context,
    updateUserRoute,
    async ({ body, caller, client, request }) => {
      const user = await updateUser(
        {
          ...body,
          caller,
          password: body.password ?? undefined,
          currentPassword: body.current_password,
          appMetadata: body.app_metadata,
          challenge: body.code_challenge,
          method: body.code_challenge_method,
          redirectTo: redirectTargetOf(request, deps.settings),
          ip: client.ip,
        },
        deps,
      );
      return answer(200, presentUser(user));
    },
    { limit: 'user', admitsLowerLevel: true },
  );
}
