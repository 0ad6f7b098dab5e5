import { getUserRoute, signUpRoute, updateUserRoute } from '@sabi/contracts/http/identity/accounts';
import { createUserRoute, readUserRoute } from '@sabi/contracts/http/identity/admin-users';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer } from '@sabi/service-kit/routes';
import { createUser } from '../../domain/users/create-user';
import { getUser } from '../../domain/users/get-user';
import { signUp } from '../../domain/users/sign-up';
import { updateUser } from '../../domain/users/update-user';
import { describeClient } from './client';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';
import { presentSession, presentUser } from './presenters';

/** Accounts, for their owners and for administrators. */
export function mountAccountRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, signUpRoute, async ({ body, request, response }) => {
    const outcome = await signUp(
      {
        ...body,
        challenge: body.code_challenge,
        method: body.code_challenge_method,
        language: preferredLanguage(request.get('accept-language')),
        client: describeClient(request),
      },
      deps,
    );
    return answer(200, 'accessToken' in outcome ? presentSession(outcome, response) : presentUser(outcome));
  });
  mountEndpoint(context, getUserRoute, async ({ caller }) => answer(200, presentUser(caller.user)));
  mountEndpoint(context, updateUserRoute, async ({ body, caller }) => {
    const user = await updateUser(
      {
        ...body,
        caller,
        password: body.password ?? undefined,
        currentPassword: body.current_password,
        appMetadata: body.app_metadata,
      },
      deps,
    );
    return answer(200, presentUser(user));
  });
  mountAdminRoutes(context);
}

function mountAdminRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, createUserRoute, async ({ body }) => {
    const user = await createUser(
      {
        ...body,
        passwordHash: body.password_hash,
        isEmailConfirmed: body.email_confirm,
        userMetadata: body.user_metadata,
        appMetadata: body.app_metadata,
        audience: body.aud,
        banDuration: body.ban_duration,
      },
      deps,
    );
    return answer(200, presentUser(user));
  });
  mountEndpoint(context, readUserRoute, async ({ request }) =>
    answer(200, presentUser(await getUser({ id: String(request.params['userId']) }, deps))),
  );
}
