import { randomUUID } from 'node:crypto';
import { readSigningKey, readVerificationKeys } from '@sabi/audit/anchor-keys';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import request from 'supertest';
import { refundOrder } from '../src/domain/payments/refund-order';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { callbackOf, orderBy, sendWebhook, staffActsOf, waitForStatus } from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.xendit.sendWebhooksTo(null);
});
afterAll(() => service.stop());

const orderPaid = async () => {
  const order = await orderBy(service);
  await service.xendit.pay(order.invoice.id);
  await sendWebhook(service, callbackOf(order.invoice)).expect(200);
  await waitForStatus(service, order, 'paid');
  return order;
};
const refund = async (orderId: string) =>
  request(service.url)
    .post(`/api/billing/v1/admin/orders/${orderId}/refund`)
    .auth(await service.staffToken(), { type: 'bearer' })
    .send({ reason: 'Dibayar dua kali oleh Ayu' });
const actsOn = (id: string) => staffActsOf(service, { subject: { type: 'order', id } });
const historyOf = async ({ token }: Account) => {
  const { body } = await request(service.url)
    .get('/api/billing/v1/export')
    .auth(token, { type: 'bearer' })
    .expect(200);
  return body.documents[0].data.history as Record<string, unknown>[];
};

describe('an act of the staff and its line in the audit chain', () => {
  test('are one transaction: an act that fails leaves no line', async () => {
    const order = await orderPaid();
    const { transact } = service.dependencies;
    const failing: typeof transact = (work) =>
      transact(async (transaction) => {
        await work(transaction);
        throw new Error('the last step fails');
      });
    const act = { orderId: order.orderId, reason: 'x', staff: { role: 'service_role', subject: 'rina' } };
    const refunded = refundOrder(act, { ...service.dependencies, transact: failing });
    await expect(refunded).rejects.toThrow('the last step fails');
    expect(await actsOn(order.orderId)).toEqual([]);
    expect((await refund(order.orderId)).status).toBe(200);
    expect(await actsOn(order.orderId)).toMatchObject([{ action: 'order.refunded' }]);
  });

  test('without its line the act does not happen', async () => {
    const order = await orderPaid();
    const heads = service.database.db.collection<{ _id: string }>('audit_heads');
    const head = await heads.findOneAndDelete({ _id: 'svc-billing' });
    expect((await refund(order.orderId)).status).toBe(500);
    await waitForStatus(service, order, 'paid');
    if (head) await heads.insertOne(head);
  });
});

test('what the staff uses up of an account has a line, and a repeated request has none', async () => {
  const { buyer } = await orderPaid();
  const use = { kind: 'consultation', quantity: 1, idempotency_key: randomUUID() };
  const token = await service.staffToken();
  for (const _time of [1, 2])
    await request(service.url)
      .post(`/api/billing/v1/admin/accounts/${buyer.userId}/entitlements/consume`)
      .auth(token, { type: 'bearer' })
      .send(use)
      .expect(200);
  const acts = await staffActsOf(service, { action: 'entitlement.used' });
  expect(acts).toMatchObject([
    {
      actor: { id: 'rina' },
      about: [buyer.userId],
      details: { facts: { kind: 'consultation', quantity: 1 } },
    },
  ]);
});

test('the copy of an account has the acts of the staff, also those from before the chain', async () => {
  const order = await orderPaid();
  const before = { event: 'service_request.declined', order_id: null, facts: { kind: 'consultation' } };
  const by = { role: 'service_role', subject: 'rina' };
  const stored = { ...before, user_id: order.buyer.userId, by, created_at: new Date('2026-01-02') };
  await service.database.db.collection('audit_log').insertOne(stored);
  await refund(order.orderId);
  const history = await historyOf(order.buyer);
  expect(history).toEqual([
    { ...before, created_at: '2026-01-02T00:00:00.000Z' },
    expect.objectContaining({ event: 'order.paid', order_id: order.orderId }),
    {
      ...{ event: 'order.refunded', order_id: order.orderId, created_at: expect.any(String) },
      facts: { amount: expect.any(Number), reason: 'Dibayar dua kali oleh Ayu' },
    },
  ]);
  expect(JSON.stringify(history)).not.toContain('rina');
});

test('an erasure drops what the chain says of the account, and the chain stays sound', async () => {
  const order = await orderPaid();
  await refund(order.orderId);
  const { db } = service.database;
  const { userId } = order.buyer;
  expect(await findCollectionsContaining(db, userId)).toContain('audit_payloads');
  await service.broker.publish(createMessage(accountErased, { user_id: userId }));
  expect(await findCollectionsContaining(db, userId)).toEqual(['erased_accounts']);
  expect(await actsOn(order.orderId)).toMatchObject([{ state: 'erased' }]);
  const verification = await service.dependencies.auditChain.verify();
  expect(verification).toMatchObject({ ok: true, erasedPayloads: 1 });
});

test('the head of the chain is signed once a day by the sweeps', async () => {
  const text = createAuditKey();
  const dependencies = { ...service.dependencies, auditKey: readSigningKey(text) };
  for (const _time of [1, 2]) await sweepOnce(dependencies);
  const anchors = await dependencies.auditChain.listAnchors();
  expect(new Set(anchors.map(({ day }) => day)).size).toBe(anchors.length);
  const signed = { anchors, keys: readVerificationKeys([text]) };
  const { seq } = await dependencies.auditChain.readHead();
  expect(await dependencies.auditChain.verify(signed)).toMatchObject({ ok: true, anchoredSeq: seq });
});
