import { checkEntitlementRoute } from '@sabi/contracts/http/billing/entitlements';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import type { Entitlements } from '../domain/resume-documents/entitlements';

export interface BillingEntitlementsOptions {
  /** Base URL. */
  readonly billingUrl: string;
  readonly logger: Logger;
}

export interface BillingEntitlements extends Entitlements {
  state(): CircuitState;
  close(): void;
}

export function createBillingEntitlements({
  billingUrl,
  logger,
}: BillingEntitlementsOptions): BillingEntitlements {
  const billing = createServiceClient({ name: 'billing', url: billingUrl, logger });
  return {
    has: (kind, authorization) =>
      billing.get({
        path: checkEntitlementRoute.path,
        query: { kind },
        authorization,
        read: async (response) =>
          checkEntitlementRoute.responses[200].parse(await readJson(response)).allowed,
      }),
    state: billing.state,
    close: billing.close,
  };
}
