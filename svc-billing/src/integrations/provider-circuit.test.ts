import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type PaymentProvider, PaymentProviderFailure } from '../domain/payments/payment-provider';
import { createProviderCircuit, type ProviderCircuit } from './provider-circuit';

describe('the circuit of the payment provider', () => {
  const findInvoice = jest.fn<Promise<null>, [string]>();
  let circuit: ProviderCircuit;
  beforeEach(() => {
    findInvoice.mockReset();
    circuit = createProviderCircuit({ findInvoice } as unknown as PaymentProvider, {
      logger: silentLogger,
      restMs: 50,
    });
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

  test('after five failures it is left alone, then asked once, then trusted again', async () => {
    failAs('unknown');
    expect(await askTimes(7)).toEqual([...Array<string>(5).fill('unknown'), 'CIRCUIT_OPEN', 'CIRCUIT_OPEN']);
    expect(findInvoice).toHaveBeenCalledTimes(5);
    let answer = (_nothing: null): void => undefined;
    findInvoice.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const outcomes: Promise<string>[] = [];
    await eventually(() => {
      outcomes.push(ask());
      expect(findInvoice).toHaveBeenCalledTimes(6);
    });
    expect(await ask()).toBe('CIRCUIT_OPEN'); // one tries, the others wait for what comes of it
    answer(null);
    expect((await Promise.all(outcomes)).at(-1)).toBe('answered');
    findInvoice.mockResolvedValue(null);
    expect(await askTimes(3)).toEqual(Array(3).fill('answered'));
  });

  test.each(['refused', 'busy'] as const)('answers that something is %s leave it closed', async (kind) => {
    failAs(kind);
    expect(await askTimes(12)).toEqual(Array(12).fill(kind));
    expect(findInvoice).toHaveBeenCalledTimes(12);
  });
});
