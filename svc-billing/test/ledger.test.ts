import { randomUUID } from 'node:crypto';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { createKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { changeAccount } from '../src/domain/entitlements/change-account';
import { checkEntitlement } from '../src/domain/entitlements/check-entitlement';
import { consumeEntitlement } from '../src/domain/entitlements/consume-entitlement';
import { findDrift } from '../src/domain/entitlements/find-drift';
import { replayLedger } from '../src/domain/entitlements/ledger';
import { sweepExpiredLots } from '../src/domain/entitlements/sweep-expired-lots';
import { viewLedger } from '../src/domain/entitlements/view-ledger';
import { createLedgerDatabase, type LedgerDatabase } from './support/ledger-database';
import { settleNow, type Settlement } from './support/settle-now';

const start = new Date('2026-01-01T00:00:00Z');
const after = (days: number, seconds = 0) => new Date(start.getTime() + days * 86_400_000 + seconds * 1000);

describe('the ledger', () => {
  let database: LedgerDatabase;
  let userId: string;

  beforeAll(async () => {
    database = await createLedgerDatabase();
  });
  beforeEach(() => {
    userId = randomUUID();
  });
  afterAll(() => database.drop());

  const grant = (kind: EntitlementKind, count: number, endsAt: Date | null, orderId = randomUUID()) =>
    database.transact(async (transaction) => {
      const reason = { key: `grant:${orderId}`, cause: 'service', orderId } as const;
      await changeAccount(
        { userId, at: start },
        (book) => book.grant({ kind, count, endsAt }, reason),
        database,
        transaction,
      );
      return orderId;
    });
  const consume = (
    idempotency_key: string,
    {
      quantity = 1,
      at = start,
      runExclusive = database.runExclusive,
      ledger = database.ledger,
      reference = undefined as string | undefined,
    } = {},
  ) =>
    consumeEntitlement(
      { userId, request: { kind: 'job_application', quantity, idempotency_key, reference }, now: at },
      { ...database, ledger, runExclusive },
    );
  const settle = (
    key: string,
    outcome: Settlement['outcome'],
    {
      quantity = 1,
      at = start,
      reference = null as string | null,
      runExclusive = database.runExclusive,
    } = {},
  ) =>
    settleNow(
      { user_id: userId, kind: 'job_application', quantity, key, outcome, reference },
      { ...database, orders: { find: async () => null }, runExclusive, now: () => at },
    );
  const entriesUnder = async (key: string) =>
    (await database.ledger.findByKey(userId, key)).map(({ type, amount, cause }) => [type, amount, cause]);
  const available = async (at: Date) => {
    const question = { userId, kind: 'job_application', quantity: 1, now: at } as const;
    return (await checkEntitlement(question, database)).available;
  };

  test('when a hundred use the same twenty-five at once, at two replicas, twenty-five may', async () => {
    await grant('job_application', 25, after(30));
    const replicas = [createKeyedQueue(), createKeyedQueue()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        consume(`job-${index}`, { runExclusive: replicas[index % 2] ?? createKeyedQueue() }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(75);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['ENTITLEMENT_USED_UP']));
    expect(await available(start)).toBe(0);
    const balances = (await database.ledger.findAllEntries(userId)).map(({ balance_after }) => balance_after);
    expect(balances).toEqual(Array.from({ length: 26 }, (_, index) => 25 - index));
  });

  test('when the same is asked for many times at once, it is used once and every answer is the same', async () => {
    await grant('job_application', 25, after(30));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => consume('job-1', { quantity: 3, runExclusive: createKeyedQueue() })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ quantity: 3, balance_after: 22 });
    expect(await available(start)).toBe(22);
  });

  test('when a key comes again for something else, it is refused', async () => {
    await grant('job_application', 25, after(30));
    await consume('job-1');
    await expect(consume('job-1', { quantity: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('when there is not enough, nothing is taken', async () => {
    await grant('job_application', 2, after(30));
    await expect(consume('jobs', { quantity: 3 })).rejects.toMatchObject({ code: 'ENTITLEMENT_USED_UP' });
    expect(await available(start)).toBe(2);
  });

  test('what ends first is used first, over as many grants as it takes', async () => {
    await grant('job_application', 5, null);
    await grant('job_application', 5, after(60));
    await grant('job_application', 5, after(30));
    await consume('jobs', { quantity: 7 });
    const { lots } = await database.ledger.read(userId);
    expect(lots.map(({ remaining }) => remaining)).toEqual([5, 3, 0]);
  });

  test('T21 a lot is gone one second after its end, swept or not, and the ledger shows the expiry', async () => {
    await grant('job_application', 25, after(30));
    await consume('job-1');
    expect(await available(after(30, -1))).toBe(24);
    expect(await available(after(30, 1))).toBe(0);
    await expect(consume('job-2', { at: after(30, 1) })).rejects.toMatchObject({
      code: 'ENTITLEMENT_USED_UP',
    });
    for (const again of [1, 2]) await sweepExpiredLots({ now: after(30, again) }, database);
    const { entries } = await viewLedger({ userId, before: undefined }, database);
    expect(entries.map(({ type, amount, cause }) => [type, amount, cause])).toEqual([
      ['expiry', -24, 'end'],
      ['debit', -1, 'use'],
      ['grant', 25, 'service'],
    ]);
    expect(await database.ledger.findExpired(after(31), 10)).not.toContain(userId);
  });

  test('the ledger is read page by page, and no line is lost between two', async () => {
    await grant('job_application', 120, after(30));
    for (let index = 0; index < 104; index += 1) await consume(`job-${index}`);
    const numbers: number[] = [];
    let before: number | undefined;
    do {
      const page = await viewLedger({ userId, before }, database);
      numbers.push(...page.entries.map(({ number }) => number));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(numbers).toEqual(Array.from({ length: 105 }, (_, index) => 105 - index));
  });

  test('a use settled as used is used once, whoever asks first and however often', async () => {
    await grant('job_application', 25, after(30));
    await consume('job-1');
    const results = [];
    for (const key of ['job-1', 'job-2', 'job-2']) results.push(await settle(key, 'used'));
    expect(results).toEqual(['used', 'used', 'used']);
    expect(await consume('job-2')).toMatchObject({ balance_after: 23 });
    expect(await available(start)).toBe(23);
    await expect(settle('job-2', 'used', { quantity: 2 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      consequence: 'dead-letter',
    });
  });

  test('a use for which nothing is left is refused for good, also after a purchase', async () => {
    expect(await settle('job-1', 'used')).toBe('used_up');
    await grant('job_application', 25, after(30));
    expect(await settle('job-1', 'used')).toBe('used_up');
    await expect(consume('job-1')).rejects.toMatchObject({ code: 'ENTITLEMENT_USED_UP' });
    expect(await settle('job-1', 'returned')).toBe('returned');
    expect(await settle('job-1', 'used')).toBe('returned');
    await expect(consume('job-1')).rejects.toMatchObject({ code: 'USE_RETURNED' });
    expect(await available(start)).toBe(25);
  });

  test('what a use has taken goes back into its lots once, and its key is refused from then on', async () => {
    await grant('job_application', 2, after(10));
    await grant('job_application', 25, after(30));
    await consume('jobs', { quantity: 4, reference: 'Warehouse manager' });
    for (const again of [1, 2])
      expect([again, await settle('jobs', 'returned')]).toEqual([again, 'returned']);
    expect((await database.ledger.read(userId)).lots).toMatchObject([{ remaining: 2 }, { remaining: 25 }]);
    expect(await entriesUnder('return:jobs')).toEqual([
      ['debit', 2, 'return'],
      ['debit', 2, 'return'],
    ]);
    const { entries } = await viewLedger({ userId, before: undefined }, database);
    expect(entries[0]).toMatchObject({ balance_after: 27, reference: 'Warehouse manager' });
    await expect(consume('jobs', { quantity: 4 })).rejects.toMatchObject({ code: 'USE_RETURNED' });
    expect(await settle('jobs', 'used', { quantity: 4 })).toBe('returned');
    expect(await available(start)).toBe(27);
  });

  test('a use given back before it was made is refused when it comes, and leaves no line', async () => {
    expect(await settle('job-1', 'returned')).toBe('returned');
    await grant('job_application', 25, after(30));
    await expect(consume('job-1')).rejects.toMatchObject({ code: 'USE_RETURNED' });
    expect(await database.ledger.findAllEntries(userId)).toHaveLength(1);
    expect(await available(start)).toBe(25);
  });

  test('a use that was not committed yet when its key was given back is refused', async () => {
    await grant('job_application', 25, after(30));
    const { ledger } = database;
    let result: unknown;
    const save: typeof ledger.save = async (change, transaction) => {
      // At another replica, after this one has read and before it writes.
      result ??= await settle('job-1', 'returned', { runExclusive: createKeyedQueue() });
      return ledger.save(change, transaction);
    };
    await expect(consume('job-1', { ledger: { ...ledger, save } })).rejects.toMatchObject({
      code: 'USE_RETURNED',
    });
    expect(result).toBe('returned');
    expect(await available(start)).toBe(25);
  });

  test('what comes back after its lot has ended can be used for thirty days more', async () => {
    const gone = await grant('job_application', 2, after(10));
    const ended = await grant('job_application', 5, after(20));
    await grant('job_application', 25, after(60));
    await consume('jobs', { quantity: 8 });
    await sweepExpiredLots({ now: after(15) }, database);
    expect(await settle('jobs', 'returned', { at: after(25), reference: 'Not opened' })).toBe('returned');
    const { lots } = await database.ledger.read(userId);
    const later = { granted: 2, remaining: 2, ends_at: after(55), cause: 'return', order_id: gone };
    expect(lots).toMatchObject([
      { granted: 25, remaining: 25, ends_at: after(60) },
      later,
      { ...later, granted: 5, remaining: 5, order_id: ended },
    ]);
    await consume('job-9', { quantity: 7, at: after(54) });
    expect(await available(after(54))).toBe(25);
  });

  test('of an erased account nothing is settled', async () => {
    await database.erasedAccounts.note(userId);
    expect(await settle('job-1', 'used')).toBeNull();
    expect(await database.settledUses.findAllOf(userId)).toEqual([]);
  });

  test('a stored account is the sum of its ledger; where it is not, it is reported', async () => {
    await grant('job_application', 25, after(30));
    await consume('job-1');
    const stored = await database.ledger.read(userId);
    expect(replayLedger(userId, await database.ledger.findAllEntries(userId))).toEqual(stored);
    expect((await findDrift({ after: null }, database)).drifted).toEqual([]);
    const [lot] = stored.lots;
    const wrong = { ...stored, lots: lot ? [{ ...lot, remaining: 25 }] : [] };
    await database.transact((transaction) =>
      database.ledger.save({ before: stored, after: wrong, entries: [] }, transaction),
    );
    expect((await findDrift({ after: null }, database)).drifted).toEqual([userId]);
    await database.transact((transaction) =>
      database.ledger.save({ before: wrong, after: stored, entries: [] }, transaction),
    );
  });
});
