import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import {
  type InvoiceStatus,
  PaymentProviderFailure,
  type ProviderInvoice,
} from '../src/domain/payments/payment-provider';
import { receiveWebhook } from '../src/domain/payments/receive-webhook';
import {
  alertsOf,
  auditOf,
  callbackOf,
  countPayments,
  deliveriesOf,
  evidenceOf,
  orderBy,
  paidOnce,
  pro,
  readOrder,
  sendWebhook,
  waitForHandled,
  waitForStatus,
} from './support/purchases';
import { staffEmail, startTestService, type TestService } from './support/harness';

/** Time for six hundred webhooks on a busy machine. */
const timeoutMs = 900_000;
const statuses = ['PENDING', 'PAID', 'EXPIRED', 'SETTLED', 'PAID again'] as const;

const amount = pro.amount;
const buildInvoice = ({
  id,
  externalId,
  status,
  now,
}: {
  id: string;
  externalId: string;
  status: InvoiceStatus;
  now: Date;
}): ProviderInvoice => ({
  ...{ id, externalId, status, amount, currency: 'IDR', url: 'https://xendit.test/' },
  ...{ expiresAt: now, createdAt: now, updatedAt: now },
  paidBy: status === 'PAID' || status === 'SETTLED' ? 'EWALLET' : null,
});

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe.each([
  ['the broker in the process', () => undefined],
  ['RabbitMQ', testAmqpUrl],
])('webhooks of the payment provider, by %s', (name, amqpUrl) => {
  let service: TestService;
  beforeAll(async () => {
    if (name === 'RabbitMQ' && !amqpUrl()) reportSkipped('No RabbitMQ is installed: tested without it');
    service = await startTestService({ amqpUrl: amqpUrl() });
  });
  afterAll(() => service.stop());
  afterEach(() => service.xendit.sendWebhooksTo(`${service.url}/webhooks/xendit`));

  const becomes = ({ orderId, buyer: { userId } }: Awaited<ReturnType<typeof orderBy>>, end: object) =>
    eventually(async () => expect(await evidenceOf(service, [{ orderId, userId }])).toEqual([end]));

  test('I5 a payment marks the order paid, grants it and leaves evidence, each once', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    const { paid_at: paidAt, invoice_url: url } = await waitForStatus(service, order, 'paid');
    expect(url).toBeNull();
    expect(Math.abs(Date.now() - Date.parse(paidAt ?? ''))).toBeLessThan(60_000);
    await service.xendit.settle(order.invoice.id);
    await service.xendit.idle();
    await becomes(order, paidOnce(2));
    const receipt = await service.database.db.collection('receipts').findOne({ order_id: order.orderId });
    expect(receipt?.['payment_channel']).toBe('BCA');
    expect(await auditOf(service, { order_id: order.orderId })).toMatchObject([
      { event: 'order.paid', user_id: order.buyer.userId, by: { role: 'payment_provider' } },
    ]);
  });

  test('R19 fifty equal webhooks at once are all answered 200 and pay once', async () => {
    await service.xendit.sendWebhooksTo(null);
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    const body = callbackOf(order.invoice);
    await Promise.all(Array.from({ length: 50 }, () => sendWebhook(service, body).expect(200)));
    await becomes(order, paidOnce(1));
    expect(await deliveriesOf(service, order.orderId)).toMatchObject([{ copies: 50 }]);
  });

  test('the end of an invoice frees the item, and a payment after it counts and alerts', async () => {
    const order = await orderBy(service);
    await service.xendit.expire(order.invoice.id);
    await waitForStatus(service, order, 'expired');
    const next = await orderBy(service, pro, order.buyer);
    expect(next.orderId).not.toBe(order.orderId);
    await service.xendit.payLate(order.invoice.id);
    await waitForStatus(service, order, 'paid');
    expect(await auditOf(service, { order_id: order.orderId })).toMatchObject([{ event: 'order.paid_late' }]);
    await eventually(() =>
      expect(alertsOf(service, order.invoice.id)).toEqual(['An order was paid after it had ended']),
    );
    expect((await readOrder(service, order.buyer, next.orderId)).status).toBe('pending');
  });
});

describe('webhooks', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  /** Pending orders, one an account. */
  async function copyOrder(count: number) {
    const { orderId, buyer } = await orderBy(service);
    const { db } = service.database;
    const order = await db.collection<{ _id: string; invoice: object }>('orders').findOne({ _id: orderId });
    const contact = await db.collection<{ _id: string }>('billing_contacts').findOne({ _id: buyer.userId });
    const copies = Array.from({ length: count }, (_, index) => ({
      orderId: randomUUID(),
      userId: randomUUID(),
      invoiceId: `copy-${index}`,
    }));
    await db.collection('orders').insertMany(
      copies.map(({ orderId: _id, userId: user_id, invoiceId: id }) => {
        return { ...order, _id, user_id, invoice: { ...order?.invoice, id } } as object;
      }),
    );
    await db
      .collection('billing_contacts')
      .insertMany(copies.map(({ userId }) => ({ ...contact, _id: userId, user_id: userId }) as object));
    return copies;
  }

  // All orders take a step at a time through `receiveWebhook`; the route is tested above.
  test(
    'R20 in whatever order: of all 120 the end is the same, paid once',
    async () => {
      const permutations = permutationsOf(statuses);
      const orders = await copyOrder(permutations.length);
      const shown = new Map<string, ProviderInvoice>();
      // The provider's state matches the webhook.
      const { payments } = service.dependencies;
      const asked = jest
        .spyOn(payments, 'findInvoice')
        .mockImplementation(async (id) => shown.get(id) ?? null);
      for (const step of statuses.keys()) {
        const reports = orders.map(async ({ orderId, invoiceId: id }, index) => {
          const event = permutations[index]?.[step];
          const status = event === 'PAID again' ? 'PAID' : (event ?? 'UNKNOWN');
          const now = new Date(Date.now() + (event === 'PAID again' ? 1 : 0));
          shown.set(id, buildInvoice({ id, externalId: orderId, status, now }));
          const body = callbackOf(
            { id, external_id: orderId, amount },
            { status, paid_at: now.toISOString() },
          );
          await receiveWebhook({ raw: JSON.stringify(body), now }, service.dependencies);
        });
        await Promise.all(reports);
        await waitForHandled(service, timeoutMs);
      }
      asked.mockRestore();
      const toBuyers = () => service.mails.filter(({ to }) => to !== staffEmail);
      await eventually(() => expect(toBuyers()).toHaveLength(orders.length), timeoutMs);
      const ends = await evidenceOf(service, orders);
      const named = (end: object, index: number) => ({ events: permutations[index]?.join(', '), ...end });
      expect(ends.map(named)).toEqual(permutations.map(() => paidOnce(statuses.length)).map(named));
    },
    timeoutMs,
  );

  test('when the moment of payment is one that cannot be, the invoice says when it was', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice, { paid_at: '2099-01-01T00:00:00Z' })).expect(200);
    const { paid_at: paidAt } = await waitForStatus(service, order, 'paid');
    expect(Date.parse(paidAt ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  test('when the provider fails, webhooks wait and count later', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await service.xendit.fail({ kind: 'bad-gateway', endpoint: 'get' });
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForStatus(service, order, 'paid');
    expect(await countPayments(service, order.orderId)).toBe(1);
  });

  test('while the circuit to the provider is open, webhooks use no attempt', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    const asked = jest.spyOn(service.dependencies.payments, 'findInvoice');
    asked.mockRejectedValue(new PaymentProviderFailure('busy', 'CIRCUIT_OPEN'));
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    // More than the number of attempts.
    await eventually(() => expect(asked.mock.calls.length).toBeGreaterThan(8));
    asked.mockRestore();
    await waitForStatus(service, order, 'paid');
  });
});
