import { exportIdentityRoute } from '@sabi/contracts/http/identity/export';
import { answer } from '@sabi/service-kit/routes';
import { exportAccount } from '../../domain/export/export-account';
import { presentAccountCopy } from './export-presenter';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** The account's part of a copy of one's data; its owner asks the gateway for the whole. */
export function mountExportRoutes(context: EndpointContext): void {
  mountEndpoint(context, exportIdentityRoute, async ({ caller, client }) =>
    answer(200, presentAccountCopy(await exportAccount({ caller, client }, context.deps), caller)),
  );
}
