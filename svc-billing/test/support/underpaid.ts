import request from 'supertest';
import { PaymentProviderFailure } from '../../src/domain/payments/payment-provider';
import { reconcile } from '../../src/domain/payments/reconcile';
import {
  allowReconciliation,
  callbackOf,
  countPayments,
  deliveriesOf,
  type orderBy,
  readOrder,
  sendWebhook,
  waitForHandled,
} from './purchases';
import type { TestService } from './harness';

export type Ordered = Awaited<ReturnType<typeof orderBy>>;

type StaffStep = 'accept' | 'replay' | 'settle';

/** Steps of tests of underpaid orders. @param getService the service, once started */
export function createUnderpaidOrders(getService: () => TestService) {
  async function underpay(order: Ordered, changes: Parameters<typeof callbackOf>[1] = {}): Promise<void> {
    await getService().xendit.pay(order.invoice.id);
    await receive(order, { paid_amount: order.invoice.amount - 1, ...changes });
  }

  async function receive({ invoice }: Ordered, changes: Parameters<typeof callbackOf>[1]): Promise<void> {
    await sendWebhook(getService(), callbackOf(invoice, changes)).expect(200);
    await waitForHandled(getService());
  }

  async function runReconciliation() {
    await allowReconciliation(getService());
    const now = new Date(Date.now() + 16 * 60_000);
    return reconcile({ now }, getService().dependencies);
  }

  const reasons = async ({ orderId }: Ordered) =>
    (await deliveriesOf(getService(), orderId)).map(({ reason }) => reason as unknown);
  const statusOf = async ({ buyer, orderId }: Ordered) =>
    (await readOrder(getService(), buyer, orderId)).status;

  /** Reconciliation finds the invoice paid, grants nothing and reports it. */
  async function expectWithheld(order: Ordered): Promise<void> {
    const { healed, drift } = (await runReconciliation()) ?? {};
    expect(healed).not.toContain(order.orderId);
    const found = { orderId: order.orderId, invoiceId: order.invoice.id, reason: 'UNDERPAID' };
    expect(drift).toContainEqual(found);
    expect(await countPayments(getService(), order.orderId)).toBe(0);
    expect(await statusOf(order)).toBe('expired');
  }

  const whileProviderFails = async (kind: 'unknown' | 'busy', work: () => Promise<void>) => {
    const asked = jest.spyOn(getService().dependencies.payments, 'findInvoice');
    asked.mockRejectedValue(new PaymentProviderFailure(kind, null));
    await work();
    asked.mockRestore();
  };

  const changeDelivery = async (deliveryId: string, step: StaffStep) =>
    request(getService().url)
      .post(`/api/billing/v1/admin/webhook-deliveries/${deliveryId}/${step}`)
      .auth(await getService().staffToken(), { type: 'bearer' })
      .send(step === 'replay' ? {} : { note: 'Seen in the dashboard' });
  const staff = async (order: Ordered, step: StaffStep) => {
    const [delivery] = await deliveriesOf(getService(), order.orderId);
    return changeDelivery(String(delivery?._id), step);
  };

  /** The staff's step fails because the provider does. */
  async function failAfter(order: Ordered, step: 'accept' | 'replay'): Promise<void> {
    await whileProviderFails('unknown', async () => {
      await staff(order, step);
      await waitForHandled(getService());
    });
    expect(await reasons(order)).toEqual(['GIVEN_UP']);
  }

  const buyersMails = async ({ buyer: { userId } }: Ordered) => {
    const mails = getService().database.db.collection('billing_mails');
    const asked = await mails.find({ user_id: userId }).toArray();
    return asked.map(({ subject }) => (subject as { kind: string }).kind);
  };

  return {
    underpay,
    receive,
    runReconciliation,
    reasons,
    statusOf,
    expectWithheld,
    whileProviderFails,
    changeDelivery,
    staff,
    failAfter,
    buyersMails,
  };
}
