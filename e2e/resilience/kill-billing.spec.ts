import { mkdir } from 'node:fs/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { type BillingService, startBillingService } from '../support/billing-service';
import { expectPaidOnce, expectUnpaid, payForPro } from '../support/payment';
import { expect, test } from '../support/resilience-test';
import type { Servers } from '../support/servers';
import { setTransactionLifetime } from '../support/transaction-lifetime';

test.describe('R22 when svc-billing is killed after it has answered a webhook 200', () => {
  let real: Servers;
  let billing: BillingService | undefined;

  test.beforeAll(async ({ servers }, testInfo) => {
    test.skip(!servers, 'rabbitmq-server is not installed: the end of svc-billing was not tested');
    if (!servers) return;
    real = servers;
    const logFolder = testInfo.outputPath('logs');
    await mkdir(logFolder, { recursive: true });
    billing = await startBillingService(servers, logFolder);
  });
  test.afterAll(() => billing?.close());

  function getBilling(): BillingService {
    if (!billing) throw new Error('It has not been started');
    return billing;
  }

  test('and before anybody could work on it, the next process does', async () => {
    const service = getBilling();
    service.broker.shut();
    const orderId = await payForPro(service, real);
    await service.process.kill();
    await expectUnpaid(service, orderId);
    service.broker.open();
    await service.process.start();
    await expectPaidOnce(service, orderId);
  });

  test('and between the payment and what it grants, neither is there, and the next process does both', async () => {
    const service = getBilling();
    const { client, db } = service.database;
    const kept = await setTransactionLifetime(service.database, 10);
    // Blocks the numbering of receipts: the order is then paid in a transaction that cannot commit.
    const obstacle = client.startSession();
    obstacle.startTransaction();
    const held = { $set: { held: true } };
    await db.collection('receipt_counters').updateMany({}, held, { session: obstacle });
    const before = await countAborted(service);
    const orderId = await payForPro(service, real);
    await eventually(async () => expect(await countAborted(service)).toBeGreaterThan(before), 30_000);
    await service.process.kill();
    await expectUnpaid(service, orderId);
    await obstacle.abortTransaction();
    await obstacle.endSession();
    await service.process.start();
    await expectPaidOnce(service, orderId);
    await setTransactionLifetime(service.database, kept);
  });
});

/** Transactions aborted by the database, such as those in a write conflict. */
async function countAborted({ database: { db } }: BillingService): Promise<number> {
  const { transactions } = (await db.admin().serverStatus()) as { transactions: { totalAborted: number } };
  return Number(transactions.totalAborted);
}
