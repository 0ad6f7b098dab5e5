import { eventually } from '@sabi/test-kit/eventually';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from './circuit-breaker';

class Refusal extends Error {}

describe('a circuit breaker', () => {
  const work = jest.fn<Promise<string>, []>();
  const log = recordLog();
  let circuit: CircuitBreaker;
  beforeEach(() => {
    work.mockReset();
    log.lines.length = 0;
    circuit = createCircuitBreaker({
      name: 'provider',
      logger: log.logger,
      isFailure: (error) => !(error instanceof Refusal),
      restMs: 50,
    });
  });
  afterEach(() => circuit.close());

  const call = () =>
    circuit.call(work).catch((error: unknown) => {
      if (error instanceof CircuitOpen) return 'open';
      return error instanceof Refusal ? 'refused' : 'failed';
    });
  async function callTimes(count: number): Promise<string[]> {
    const outcomes: string[] = [];
    for (let turn = 0; turn < count; turn += 1) outcomes.push(await call());
    return outcomes;
  }

  test('after five failures nothing is called, then one call probes, then all are let through', async () => {
    work.mockRejectedValue(new Error('away'));
    expect(await callTimes(7)).toEqual([...Array<string>(5).fill('failed'), 'open', 'open']);
    expect(work).toHaveBeenCalledTimes(5);
    let answer = (_text: string): void => undefined;
    work.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const outcomes: Promise<string>[] = [];
    await eventually(() => {
      outcomes.push(call());
      expect(work).toHaveBeenCalledTimes(6);
    });
    expect(circuit.state()).toBe('half-open');
    expect(await call()).toBe('open'); // the others wait for the outcome of the probe
    answer('answered');
    expect((await Promise.all(outcomes)).at(-1)).toBe('answered');
    work.mockResolvedValue('answered');
    expect(await callTimes(3)).toEqual(Array(3).fill('answered'));
    expect(circuit.state()).toBe('closed');
    expect(log.lines.map((line) => JSON.parse(line).msg)).toEqual([
      'provider.circuit.opened',
      'provider.circuit.closed',
    ]);
  });

  test('what is no failure leaves it closed', async () => {
    work.mockRejectedValue(new Refusal());
    expect(await callTimes(12)).toEqual(Array(12).fill('refused'));
    expect(work).toHaveBeenCalledTimes(12);
  });
});
