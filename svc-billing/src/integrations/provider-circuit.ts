import { CircuitOpen, createCircuitBreaker } from '@sabi/service-kit/circuit-breaker';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { type PaymentProvider, PaymentProviderFailure } from '../domain/payments/payment-provider';

export interface ProviderCircuit extends PaymentProvider {
  state(): CircuitState;
  close(): void;
}

/** An open circuit fails calls at once as `busy`. Refusals and rate limits are not failures. */
export function createProviderCircuit(provider: PaymentProvider, logger: Logger): ProviderCircuit {
  const circuit = createCircuitBreaker({
    name: 'payment-provider',
    logger,
    isFailure: (error) => !(error instanceof PaymentProviderFailure && error.kind !== 'unknown'),
  });
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await circuit.call(call);
    } catch (error) {
      if (error instanceof CircuitOpen) throw new PaymentProviderFailure('busy', 'CIRCUIT_OPEN');
      throw error;
    }
  };
  return {
    createInvoice: (invoice) => through(() => provider.createInvoice(invoice)),
    findInvoice: (id) => through(() => provider.findInvoice(id)),
    findInvoicesOf: (externalId) => through(() => provider.findInvoicesOf(externalId)),
    listPaid: (page) => through(() => provider.listPaid(page)),
    expireInvoice: (id) => through(() => provider.expireInvoice(id)),
    state: circuit.state,
    close: circuit.close,
  };
}
