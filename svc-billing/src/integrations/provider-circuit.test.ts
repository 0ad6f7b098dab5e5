import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type PaymentProvider, PaymentProviderFailure } from '../domain/payments/payment-provider';
import { createProviderCircuit, type ProviderCircuit } from './provider-circuit';

describe('the circuit of the payment provider', () => {
  const findInvoice = jest.fn<Promise<null>, [string]>();
  let circuit: ProviderCircuit;
  beforeEach(() => {
    findInvoice.mockReset();
    circuit = createProviderCircuit({ findInvoice } as unknown as PaymentProvider, silentLogger);
  });
  afterEach(() => circuit.close());

  const failAs = (kind: 'unknown' | 'busy' | 'refused') =>
    findInvoice.mockImplementation(async () => {
      throw new PaymentProviderFailure(kind, null);
    });
  const ask = () =>
    circuit.findInvoice('1').then(
      () => 'answered',
      ({ kind, code }: PaymentProviderFailure) => code ?? kind,
    );
  async function askTimes(count: number): Promise<string[]> {
    const outcomes: string[] = [];
    for (let turn = 0; turn < count; turn += 1) outcomes.push(await ask());
    return outcomes;
  }

  test('after five failures calls fail as busy', async () => {
    failAs('unknown');
    expect(await askTimes(6)).toEqual([...Array<string>(5).fill('unknown'), 'CIRCUIT_OPEN']);
    await expect(circuit.findInvoice('1')).rejects.toMatchObject({ kind: 'busy' });
    expect(findInvoice).toHaveBeenCalledTimes(5);
  });

  test.each(['refused', 'busy'] as const)('answers that something is %s leave it closed', async (kind) => {
    failAs(kind);
    expect(await askTimes(12)).toEqual(Array(12).fill(kind));
    expect(findInvoice).toHaveBeenCalledTimes(12);
  });
});
