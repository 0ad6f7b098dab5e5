import { exportIdentityRoute } from '@sabi/contracts/http/identity/export';
import { answer } from '@sabi/service-kit/routes';
import { exportAccount } from '../../domain/account-export/export-account';
import { presentAccountCopy } from './export-presenter';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** The part of svc-identity in the export; owners request the whole from the gateway. */
export function mountExportRoutes(context: EndpointContext): void {
  mountEndpoint(context, exportIdentityRoute, async ({ caller, client }) =>
    answer(200, presentAccountCopy(await exportAccount({ caller, client }, context.deps), caller)),
  );
}
