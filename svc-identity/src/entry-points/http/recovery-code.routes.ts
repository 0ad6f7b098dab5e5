import {
  generateRecoveryCodesRoute,
  getRecoveryCodesRoute,
  regenerateRecoveryCodesRoute,
  removeRecoveryCodesRoute,
  verifyRecoveryCodeRoute,
} from '@sabi/contracts/http/identity/recovery-codes';
import { answer } from '@sabi/service-kit/routes';
import { countRecoveryCodes } from '../../domain/factors/count-recovery-codes';
import { generateRecoveryCodes } from '../../domain/factors/generate-recovery-codes';
import { regenerateRecoveryCodes } from '../../domain/factors/regenerate-recovery-codes';
import { removeRecoveryCodes } from '../../domain/factors/remove-recovery-codes';
import { verifyRecoveryCode } from '../../domain/factors/verify-recovery-code';
import { presentRecoveryCodes } from './factor-presenters';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';
import { presentSession } from './presenters';

export function mountRecoveryCodeRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    getRecoveryCodesRoute,
    async ({ caller }) => {
      const { factorId: id, total, remaining } = await countRecoveryCodes({ caller }, deps);
      return answer(200, { id, type: 'recovery_code', total, remaining } as const);
    },
    { admitsLowerLevel: true },
  );
  mountEndpoint(
    context,
    generateRecoveryCodesRoute,
    async ({ body: { friendly_name: friendlyName }, caller, client }) =>
      answer(200, presentRecoveryCodes(await generateRecoveryCodes({ caller, friendlyName, client }, deps))),
    { mayBeEmpty: true },
  );
  mountEndpoint(
    context,
    verifyRecoveryCodeRoute,
    async ({ body: { code }, caller, client, response }) =>
      answer(200, presentSession(await verifyRecoveryCode({ caller, code, client }, deps), response)),
    { limit: 'factor', admitsLowerLevel: true },
  );
  mountEndpoint(context, regenerateRecoveryCodesRoute, async ({ caller, client }) =>
    answer(200, presentRecoveryCodes(await regenerateRecoveryCodes({ caller, client }, deps))),
  );
  mountEndpoint(context, removeRecoveryCodesRoute, async ({ caller, client }) =>
    answer(200, { id: await removeRecoveryCodes({ caller, client }, deps) }),
  );
}
