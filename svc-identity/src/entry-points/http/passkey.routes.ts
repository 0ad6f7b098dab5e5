import {
  deletePasskeyRoute,
  deleteUserPasskeyRoute,
  listPasskeysRoute,
  listUserPasskeysRoute,
  passkeysRoutes,
  registerPasskeyRoute,
  renamePasskeyRoute,
  signInWithPasskeyRoute,
  startPasskeyRegistrationRoute,
  startPasskeySignInRoute,
} from '@sabi/contracts/http/identity/passkeys';
import { answer } from '@sabi/service-kit/routes';
import {
  assertMayChangePasskeys,
  assertMayManagePasskeys,
} from '../../domain/passkeys/assert-may-manage-passkeys';
import { deletePasskey, deletePasskeyOf } from '../../domain/passkeys/delete-passkey';
import { listPasskeys, listPasskeysOf } from '../../domain/passkeys/list-passkeys';
import { assertPasskeyId } from '../../domain/passkeys/passkey-errors';
import { registerPasskey } from '../../domain/passkeys/register-passkey';
import { renamePasskey } from '../../domain/passkeys/rename-passkey';
import { signInWithPasskey } from '../../domain/passkeys/sign-in-with-passkey';
import { startPasskeyRegistration } from '../../domain/passkeys/start-passkey-registration';
import { startPasskeySignIn } from '../../domain/passkeys/start-passkey-sign-in';
import { presentPasskey, presentPasskeyChallenge } from './factor-presenters';
import { mountDisabled } from './feature-switch';
import { type EndpointContext, mountEndpoint, pathValue } from './gotrue/endpoint';
import { presentSession } from './presenters';

export function mountPasskeyRoutes(context: EndpointContext): void {
  // While disabled, passkeys can still be listed and removed.
  mountAdminRoutes(context);
  if (!context.deps.settings.factors.arePasskeysEnabled) {
    const userRoutes = passkeysRoutes.filter(({ access }) => access !== 'admin');
    mountDisabled(context, userRoutes, 'Passkeys are disabled', 'passkey_disabled');
    return;
  }
  mountSignInRoutes(context);
  mountOwnerRoutes(context);
}

function mountSignInRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    startPasskeySignInRoute,
    async () => answer(200, presentPasskeyChallenge(await startPasskeySignIn(deps))),
    { limit: 'passkey', mayBeEmpty: true, needsCaptcha: true },
  );
  mountEndpoint(context, signInWithPasskeyRoute, async ({ body, client, response }) => {
    const { challenge_id: challengeId, credential } = body;
    return answer(
      200,
      presentSession(await signInWithPasskey({ challengeId, credential, client }, deps), response),
    );
  });
}

function mountOwnerRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    startPasskeyRegistrationRoute,
    async ({ caller }) =>
      answer(200, presentPasskeyChallenge(await startPasskeyRegistration({ caller }, deps))),
    { mayBeEmpty: true, admitsLowerLevel: true },
  );
  mountEndpoint(
    context,
    registerPasskeyRoute,
    async ({ body, caller, client }) => {
      const { challenge_id: challengeId, credential } = body;
      return answer(
        200,
        presentPasskey(await registerPasskey({ caller, challengeId, credential, client }, deps)),
      );
    },
    {
      admitsLowerLevel: true,
      assertPrecondition: ({ caller }) => assertMayChangePasskeys(caller),
    },
  );
  mountEndpoint(
    context,
    listPasskeysRoute,
    async ({ caller }) => answer(200, (await listPasskeys({ caller }, deps)).map(presentPasskey)),
    { admitsLowerLevel: true },
  );
  mountEndpoint(
    context,
    renamePasskeyRoute,
    async ({ body, caller, client, request }) => {
      const passkeyId = pathValue(request, 'passkeyId');
      const renamed = await renamePasskey(
        { caller, passkeyId, friendlyName: body.friendly_name, client },
        deps,
      );
      return answer(200, presentPasskey(renamed));
    },
    {
      admitsLowerLevel: true,
      assertPrecondition: ({ caller, request }) => {
        assertMayManagePasskeys(caller);
        assertPasskeyId(pathValue(request, 'passkeyId'));
      },
    },
  );
  mountEndpoint(
    context,
    deletePasskeyRoute,
    async ({ caller, client, request }) => {
      await deletePasskey({ caller, passkeyId: pathValue(request, 'passkeyId'), client }, deps);
      return answer(204);
    },
    { admitsLowerLevel: true },
  );
}

function mountAdminRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listUserPasskeysRoute, async ({ request }) =>
    answer(200, (await listPasskeysOf({ userId: pathValue(request, 'userId') }, deps)).map(presentPasskey)),
  );
  mountEndpoint(context, deleteUserPasskeyRoute, async ({ caller, client, request }) => {
    const [userId, passkeyId] = [pathValue(request, 'userId'), pathValue(request, 'passkeyId')];
    await deletePasskeyOf({ userId, passkeyId, admin: caller, client }, deps);
    return answer(204);
  });
}
