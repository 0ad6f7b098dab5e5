import { randomUUID } from 'node:crypto';
import { exportPartSchema } from '@sabi/contracts/http/account-export';
import { accountErased } from '@sabi/contracts/messages/account';
import { usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import request from 'supertest';
import { publishAccountKind } from './support/account-kind';
import {
  buy,
  callbackOf,
  countPayments,
  deliveriesOf,
  orderBy,
  pro,
  sendWebhook,
  waitForHandled,
  webinar,
} from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

describe('the data of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.xendit.sendWebhooksTo(null);
  });
  afterAll(() => service.stop());

  const erase = ({ userId }: Account) =>
    service.broker.publish(createMessage(accountErased, { user_id: userId }));
  const storedDataOf = ({ userId }: Account) => findCollectionsContaining(service.database.db, userId);

  /** Plays svc-hiring, which gives back the use of an application. */
  const giveBack = ({ userId: user_id }: Account, key: string) => {
    const use = { user_id, kind: 'job_application', quantity: 1, key, reference: null } as const;
    return service.broker.publish(createMessage(usageSettlementRequested, { ...use, outcome: 'returned' }));
  };

  const asUser = ({ token }: Account, method: 'post' | 'put', path: string) =>
    request(service.url)[method](`/api/billing/v1/${path}`).auth(token, { type: 'bearer' });

  /** An account with a paid, an open and a refused order, a service request, a notice and a use given back. */
  async function createKnown() {
    const paid = await orderBy(service);
    const open = await orderBy(service, webinar, paid.buyer);
    await buy(service, paid.buyer, { ...pro, amount: 1 }).expect(409);
    const canary = `kenari-${randomUUID()}`;
    await service.xendit.pay(paid.invoice.id);
    await sendWebhook(service, callbackOf(paid.invoice, { payer_email: canary })).expect(200);
    await waitForHandled(service);
    const wanted = { request_id: randomUUID(), kind: 'consultation', wish: canary };
    await asUser(paid.buyer, 'post', 'service-requests').send(wanted).expect(201);
    await asUser(paid.buyer, 'put', 'availability-notices/whatsapp_assistant').expect(204);
    await publishAccountKind(service, paid.buyer, 'talent');
    await giveBack(paid.buyer, `application:${canary}`);
    return { paid, open, account: paid.buyer, canary, wanted };
  }

  test('is exported for its owner only', async () => {
    const { account, paid, open, canary, wanted } = await createKnown();
    const other = await createKnown();
    const { body } = await request(service.url)
      .get('/api/billing/v1/export')
      .auth(account.token, { type: 'bearer' })
      .expect(200)
      .expect('Cache-Control', /no-store/);
    const { documents, files } = exportPartSchema.parse(body);
    expect(files).toEqual([]);
    expect(documents).toMatchObject([
      {
        name: 'billing',
        data: {
          account_kind: 'talent',
          orders: [
            { order_id: open.orderId, status: 'pending' },
            { order_id: paid.orderId, status: 'paid', amount: pro.amount },
          ],
          service_requests: [{ ...wanted, state: 'open' }],
          availability_notices: [{ kind: 'whatsapp_assistant' }],
          settled_uses: [{ key: `application:${canary}`, result: 'returned' }],
          history: [{ event: 'amount.refused' }, { event: 'order.paid', order_id: paid.orderId }],
        },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(other.paid.orderId);
    expect(JSON.stringify(body)).not.toContain(other.canary);
  });

  test('is deleted with it; paid orders stay for the books without its name', async () => {
    const { account, paid, open, canary } = await createKnown();
    const stranger = await createKnown();
    const before = await storedDataOf(stranger.account);
    expect(await storedDataOf(account)).toEqual(
      expect.arrayContaining([
        ...['orders', 'audit_log', 'service_requests', 'availability_notices', 'account_kinds'],
      ]),
    );
    expect(await findCollectionsContaining(service.database.db, canary)).toEqual(
      expect.arrayContaining(['webhook_deliveries', 'service_requests', 'settled_uses']),
    );
    await erase(account);
    await erase(account);
    expect(await storedDataOf(account)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(service.database.db, canary)).toEqual([]);
    const orders = service.database.db.collection<{ _id: string; status: string; amount: number }>('orders');
    expect(await orders.findOne({ _id: open.orderId })).toBeNull();
    expect(await orders.findOne({ _id: paid.orderId })).toMatchObject({ status: 'paid', amount: pro.amount });
    expect(await storedDataOf(stranger.account)).toEqual(before);
  });

  test('goes with it, but for what was not paid in full, which the staff has to pay back', async () => {
    const order = await orderBy(service);
    const canary = `kenari-${randomUUID()}`;
    await service.xendit.pay(order.invoice.id);
    const short = callbackOf(order.invoice, { paid_amount: 1, payer_email: canary });
    await sendWebhook(service, short).expect(200);
    await waitForHandled(service);
    await erase(order.buyer);
    await erase(order.buyer);
    expect(await storedDataOf(order.buyer)).toEqual(['erased_accounts']);
    expect(await findCollectionsContaining(service.database.db, canary)).toEqual([]);
    const orders = service.database.db.collection<{ _id: string }>('orders');
    const stored = { status: 'expired', underpaid: true, user_id: '00000000-0000-0000-0000-000000000000' };
    expect(await orders.findOne({ _id: order.orderId })).toMatchObject(stored);
    const [delivery] = await deliveriesOf(service, order.orderId);
    expect(delivery).toMatchObject({
      ...{ state: 'parked', reason: 'UNDERPAID', raw: '', invoice_id: order.invoice.id },
      ...{ amount: pro.amount, paid_amount: 1 },
    });
    // Later webhooks of an erased account grant nothing.
    await sendWebhook(service, callbackOf(order.invoice)).expect(200);
    await waitForHandled(service);
    expect(await deliveriesOf(service, order.orderId)).toMatchObject([
      { reason: 'UNDERPAID' },
      { reason: 'ORDER_UNKNOWN' },
    ]);
    const staff = async (step: string) =>
      request(service.url)
        .post(`/api/billing/v1/admin/webhook-deliveries/${String(delivery?._id)}/${step}`)
        .auth(await service.staffToken(), { type: 'bearer' })
        .send(step === 'replay' ? {} : { note: 'Paid back' });
    for (const step of ['accept', 'replay']) expect((await staff(step)).status).toBe(409);
    expect(await staff('settle')).toMatchObject({ status: 200, body: { state: 'settled' } });
    expect(await orders.findOne({ _id: order.orderId })).toMatchObject(stored);
    expect(await countPayments(service, order.orderId)).toBe(0);
  });

  test('goes with it, and what is still worked on of an underpaid order waits for the staff', async () => {
    const order = await orderBy(service);
    await service.xendit.pay(order.invoice.id);
    await sendWebhook(service, callbackOf(order.invoice, { paid_amount: 1 })).expect(200);
    await waitForHandled(service);
    const deliveries = service.database.db.collection('webhook_deliveries');
    await deliveries.updateOne({ order_id: order.orderId }, { $set: { state: 'received', reason: null } });
    await erase(order.buyer);
    const waiting = { state: 'parked', reason: 'UNDERPAID', raw: '' };
    expect(await deliveriesOf(service, order.orderId)).toMatchObject([waiting]);
  });

  test('does not come back: its token orders nothing, and what is still paid goes to the staff', async () => {
    const { account, open } = await createKnown();
    await erase(account);
    await buy(service, account, webinar).expect(401);
    const wanted = { request_id: randomUUID(), kind: 'consultation' };
    await asUser(account, 'post', 'service-requests').send(wanted).expect(401);
    await asUser(account, 'put', 'availability-notices/whatsapp_assistant').expect(401);
    await publishAccountKind(service, account, 'talent'); // a late message
    await giveBack(account, 'application:late');
    await service.xendit.pay(open.invoice.id);
    await sendWebhook(service, callbackOf(open.invoice)).expect(200);
    await waitForHandled(service);
    expect(await storedDataOf(account)).toEqual(['erased_accounts']);
    const parked = { order_id: open.orderId, state: 'parked', reason: 'ORDER_UNKNOWN' };
    const deliveries = service.database.db.collection('webhook_deliveries');
    expect(await deliveries.countDocuments(parked)).toBe(1);
  });
});
