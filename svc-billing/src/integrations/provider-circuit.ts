import { type CircuitState, stateOf } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import CircuitBreaker from 'opossum';
import { type PaymentProvider, PaymentProviderFailure } from '../domain/payments/payment-provider';

const windowMs = 30_000;
const failuresToOpen = 5;

export interface CircuitOptions {
  readonly logger: Logger;
  /** Until an open circuit lets one call through. */
  readonly restMs?: number;
}

export interface ProviderCircuit extends PaymentProvider {
  state(): CircuitState;
  close(): void;
}

/**
 * A circuit breaker: after five failures within 30 s every call fails at once as `busy`, for 30 s. Refusals and rate limits
 * are not failures.
 */
export function createProviderCircuit(
  provider: PaymentProvider,
  { logger, restMs = windowMs }: CircuitOptions,
): ProviderCircuit {
  const breaker = new CircuitBreaker((call: () => Promise<unknown>) => call(), {
    timeout: false, // each call has its own
    rollingCountTimeout: windowMs,
    volumeThreshold: failuresToOpen,
    errorThresholdPercentage: 50,
    resetTimeout: restMs,
    errorFilter: (error: unknown) => error instanceof PaymentProviderFailure && error.kind !== 'unknown',
  });
  breaker.on('open', () => logger.error('payment-provider.circuit.opened'));
  breaker.on('close', () => logger.info('payment-provider.circuit.closed'));
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return (await breaker.fire(call)) as T;
    } catch (error) {
      if (error instanceof Error && CircuitBreaker.isOurError(error))
        throw new PaymentProviderFailure('busy', 'CIRCUIT_OPEN');
      throw error;
    }
  };
  return {
    createInvoice: (invoice) => through(() => provider.createInvoice(invoice)),
    findInvoice: (id) => through(() => provider.findInvoice(id)),
    findInvoicesOf: (externalId) => through(() => provider.findInvoicesOf(externalId)),
    listPaid: (page) => through(() => provider.listPaid(page)),
    expireInvoice: (id) => through(() => provider.expireInvoice(id)),
    state: () => stateOf(breaker),
    close: () => breaker.shutdown(),
  };
}
