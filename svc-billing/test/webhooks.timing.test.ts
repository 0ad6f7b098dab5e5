import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { callbackOf, orderBy, sendWebhook, waitForHandled } from './support/purchases';
import { startTestService, type TestService } from './support/harness';

// Runs alone (`local/bin/test.mjs`). webhooks.test.ts checks single payments.

const slowestMs = 1000;
/** A paused machine slows one burst, not all. */
const mostBursts = 3;

describe.each([
  ['the broker in the process', () => undefined],
  ['RabbitMQ', testAmqpUrl],
])('fifty equal webhooks at once, by %s', (_name, amqpUrl) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ amqpUrl: amqpUrl() });
    await service.xendit.sendWebhooksTo(null);
    await sendFiftyTimes(); // warm-up
  });
  afterAll(() => service.stop());

  /** @returns milliseconds until the slowest 200 */
  async function sendFiftyTimes(): Promise<number> {
    const { invoice } = await orderBy(service);
    await service.xendit.pay(invoice.id);
    const body = callbackOf(invoice);
    const times = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begun = performance.now();
        await sendWebhook(service, body).expect(200);
        return performance.now() - begun;
      }),
    );
    await waitForHandled(service);
    return Math.max(...times);
  }

  test('R19 are answered in less than a second each', async () => {
    let slowest = await sendFiftyTimes();
    for (let burst = 1; burst < mostBursts && slowest >= slowestMs; burst += 1)
      slowest = await sendFiftyTimes();
    expect(slowest).toBeLessThan(slowestMs);
  });
});
