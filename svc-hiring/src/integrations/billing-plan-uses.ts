import { consumeEntitlementRoute } from '@sabi/contracts/http/billing/entitlements';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import { z } from 'zod';
import type { PlanUses } from '../domain/applications/plan-uses';

/** The talent waits for it. */
const timeoutMs = 3000;

const refusalSchema = z.object({ code: z.string() });

interface PlanUseOptions {
  /** Base URL. */
  readonly billingUrl: string;
  readonly logger: Logger;
}

export interface BillingPlanUses extends PlanUses {
  state(): CircuitState;
  close(): void;
}

export function createPlanUses({ billingUrl, logger }: PlanUseOptions): BillingPlanUses {
  const billing = createServiceClient({ name: 'billing', url: billingUrl, logger, timeoutMs });
  return {
    consume: async ({ authorization, key, reference }) => {
      const body = { kind: 'job_application', quantity: 1, idempotency_key: key, reference };
      try {
        return await billing.post({
          path: consumeEntitlementRoute.path,
          authorization,
          body,
          read: readOutcome,
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'DEPENDENCY_UNAVAILABLE') return 'unknown';
        throw error;
      }
    },
    state: billing.state,
    close: billing.close,
  };
}

async function readOutcome(response: Response): Promise<'used' | 'used_up' | 'unknown'> {
  if (response.status !== 409) {
    consumeEntitlementRoute.responses[200].parse(await readJson(response));
    return 'used';
  }
  const { code } = refusalSchema.parse(await response.json());
  // Any other refusal, as of a use that was given back, is settled by the sweep.
  return code === 'ENTITLEMENT_USED_UP' ? 'used_up' : 'unknown';
}
