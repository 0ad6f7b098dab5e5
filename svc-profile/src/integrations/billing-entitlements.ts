import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { checkEntitlementRoute } from '@sabi/contracts/http/billing/entitlements';
import { type CircuitState, stateOf } from '@sabi/service-kit/circuit-metrics';
import { AppError } from '@sabi/service-kit/errors';
import { limitTime } from '@sabi/service-kit/limit-time';
import type { Logger } from '@sabi/service-kit/logger';
import { currentRequestContext } from '@sabi/service-kit/request-context';
import CircuitBreaker from 'opossum';
import type { Entitlements } from '../domain/resume-documents/entitlements';

const defaultTimeoutMs = 2000;
const windowMs = 30_000;
const failuresToOpen = 5;
const retryAfterSeconds = 5;

export interface BillingEntitlementsOptions {
  /** Any address of svc-billing. */
  readonly billingUrl: string;
  readonly logger: Logger;
  readonly timeoutMs?: number;
  /** How long an open circuit rests before it lets one call through. */
  readonly restMs?: number;
}

export interface BillingEntitlements extends Entitlements {
  state(): CircuitState;
  close(): void;
}

/** A 4xx answer of svc-billing, such as a rate limit or an ended session. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Asks svc-billing with the caller's own token. The circuit opens for 30 s after five failures within 30 s; calls then fail at
 * once.
 */
export function createBillingEntitlements({
  billingUrl,
  logger,
  timeoutMs = defaultTimeoutMs,
  restMs = windowMs,
}: BillingEntitlementsOptions): BillingEntitlements {
  const breaker = new CircuitBreaker(
    (kind: EntitlementKind, authorization: string) =>
      limitTime({ timeoutMs }, (signal) => check(billingUrl, { kind, authorization, signal })),
    {
      timeout: false, // each call has its own
      rollingCountTimeout: windowMs,
      volumeThreshold: failuresToOpen,
      errorThresholdPercentage: 50,
      resetTimeout: restMs,
      errorFilter: (error: unknown) => error instanceof Refused,
    },
  );
  breaker.on('open', () => logger.error('billing.circuit.opened'));
  breaker.on('close', () => logger.info('billing.circuit.closed'));
  return {
    has: async (kind, authorization) => {
      try {
        return await breaker.fire(kind, authorization);
      } catch (cause) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds, cause });
      }
    },
    state: () => stateOf(breaker),
    close: () => breaker.shutdown(),
  };
}

async function check(
  billingUrl: string,
  { kind, authorization, signal }: { kind: EntitlementKind; authorization: string; signal: AbortSignal },
): Promise<boolean> {
  const address = new URL(checkEntitlementRoute.path, billingUrl);
  address.searchParams.set('kind', kind);
  const context = currentRequestContext();
  const response = await fetch(address, {
    headers: {
      authorization,
      ...(context && { 'x-request-id': context.requestId, traceparent: context.traceparent }),
    },
    signal,
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    const message = `svc-billing answers ${response.status} for entitlements`;
    throw response.status < 500 ? new Refused(message) : new Error(message);
  }
  return checkEntitlementRoute.responses[200].parse(await response.json()).allowed;
}
