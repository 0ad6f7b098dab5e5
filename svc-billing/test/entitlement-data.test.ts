import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { createEntitlementData } from '../src/data-access/entitlement-data';
import { exportEntitlements } from '../src/domain/account-export/export-entitlements';
import { priceOf } from '../src/domain/catalogue/catalogue-versions';
import { startEntitlementService } from './support/entitlement-service';

describe('the data of an account', () => {
  let service: Awaited<ReturnType<typeof startEntitlementService>>;

  beforeAll(async () => {
    service = await startEntitlementService();
  });
  afterAll(() => service.stop());

  const openAccount = async () => {
    const talent = await service.account({ first_name: 'Kenari', last_name: 'Lestari' });
    await service.get('/plan', talent).expect(200);
    const order = await service.buy(talent, 'pro');
    return { talent, order };
  };

  test('a copy holds everything that was granted and paid, and nothing of the staff', async () => {
    const { talent, order } = await openAccount();
    await service.refund(order);
    const copy = await exportEntitlements({ userId: talent.userId, now: new Date() }, service.dependencies);
    expect(copy).toMatchObject({
      contact: { name: 'Kenari Lestari', email: 'someone@example.com', language: 'en' },
      subscriptions: [{ plan_type: 'pro', status: 'refunded' }, { plan_type: 'starter' }],
      receipts: [{ order_id: order.id, buyer: { name: 'Kenari Lestari' } }],
    });
    expect(copy.ledger).toHaveLength(11);
    expect(JSON.stringify(copy)).not.toContain('staff-1');
  });

  test('erased, nothing names the account or the person; the receipt is still on the books', async () => {
    const { talent } = await openAccount();
    const other = await openAccount();
    const { db, receipts, transact } = { ...service.dependencies, db: service.dependencies.mongo.db };
    const [receipt] = await receipts.findAllOf(talent.userId);
    const data = createEntitlementData(db, { receipts });
    for (const _again of [1, 2])
      await transact((transaction) => data.removeAllOf(talent.userId, transaction));
    expect(await findCollectionsContaining(service.database.db, talent.userId)).toEqual([]);
    const stored = await service.findReceipt(receipt?.id ?? '');
    expect(stored).toMatchObject({
      number: receipt?.number,
      amount: priceOf('pro'),
      user_id: null,
      buyer: null,
    });
    expect((await receipts.findAllOf(other.talent.userId))[0]?.buyer?.name).toBe('Kenari Lestari');
    await service.get(`/receipts/${stored.id}/file`, talent).expect(404);
  });

  test('paid after the erasure, it is booked without a buyer', async () => {
    const { talent } = await openAccount();
    const { erasedAccounts, receipts, transact, mongo } = service.dependencies;
    await erasedAccounts.note(talent.userId);
    const order = await service.buy(talent, 'basic');
    await transact((transaction) =>
      createEntitlementData(mongo.db, { receipts }).removeAllOf(talent.userId, transaction),
    );
    const booked = await mongo.db.collection('receipts').findOne({ order_id: order.id });
    expect(booked).toMatchObject({ user_id: null, buyer: null, amount: priceOf('basic') });
    expect(await findCollectionsContaining(service.database.db, talent.userId)).toEqual(['erased_accounts']);
  });
});
