import { randomUUID } from 'node:crypto';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import type { Db } from 'mongodb';
import type { Arrival } from '../load/arrivals';

const accounts = 500;
const path = '/api/billing/v1/entitlements/check?kind=job_application';

/** Entitlement checks as other services send them, one account after another. */
export async function prepareChecks(db: Db, issuer: TokenIssuer): Promise<() => Arrival> {
  const tokens = await openAccounts(db, issuer);
  const requests = tokens.map((token) => ({ path, headers: { authorization: `Bearer ${token}` } }));
  let turn = 0;
  return () => requests[turn++ % requests.length] ?? { path };
}

/** Accounts with as many lots as after some years of purchases. @returns a token of each */
async function openAccounts(db: Db, issuer: TokenIssuer): Promise<string[]> {
  const userIds = Array.from({ length: accounts }, () => randomUUID());
  const rows = userIds.map((userId) => ({
    _id: userId,
    user_id: userId,
    entries: 40,
    lots: Array.from({ length: 40 }, () => buildLot()),
    next_end: new Date(Date.now() + 86_400_000),
  }));
  await db.collection<{ _id: string }>('entitlement_accounts').insertMany(rows);
  return Promise.all(userIds.map((sub) => issuer.sign({ sub })));
}

const buildLot = () => ({
  lot_id: randomUUID(),
  kind: 'job_application',
  cause: 'plan',
  order_id: randomUUID(),
  granted: 25,
  remaining: 20,
  ends_at: new Date(Date.now() + 86_400_000),
});
