import { randomUUID } from 'node:crypto';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { createLedgerStore } from '../../src/data-access/ledger-store';
import { createSubscriptionRepository } from '../../src/data-access/subscription-repository';
import { createTransact } from '../../src/data-access/transaction';
import { createOrderGrants } from '../../src/domain/entitlements/create-order-grants';
import { readEnv, startBilling } from '../../src/service';
import { buildOrder } from './build-order';

export interface Caller {
  readonly userId: string;
  readonly token: string;
}

/** The service, with accounts that buy without a payment provider. */
export async function startEntitlementService() {
  const [database, issuer] = await Promise.all([createTestDatabase(), startTokenIssuer()]);
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
  });
  const service = await startBilling(env, silentLogger);
  await service.ready;
  const grants = createGrants(database);
  return {
    database,
    issuer,
    account: async (): Promise<Caller> => {
      const userId = randomUUID();
      return { userId, token: await issuer.sign({ sub: userId }) };
    },
    staff: async () => ({
      token: await issuer.sign({ role: 'service_role', sub: 'staff-1', session_id: undefined }),
    }),
    buy: async ({ userId }: Caller, item: PlanType | ServiceType, paidAt = new Date()) => {
      const kind = ['basic', 'pro', 'elite'].includes(item) ? 'subscription' : 'ala_carte';
      const order = buildOrder(userId, { kind, item } as never);
      await grants.transact((transaction) => grants.grantPaidOrder({ order, paidAt }, transaction));
      return order;
    },
    get: (path: string, { token }: { token: string }) =>
      request(service.url).get(`/api/billing/v1${path}`).auth(token, { type: 'bearer' }),
    post: (path: string, { token }: { token: string }, body: object) =>
      request(service.url).post(`/api/billing/v1${path}`).auth(token, { type: 'bearer' }).send(body),
    stop: async () => {
      await service.stop();
      await issuer.close();
      await database.drop();
    },
  };
}

function createGrants({ db, client }: TestDatabase) {
  const grants = createOrderGrants({
    ledger: createLedgerStore(db as never),
    subscriptions: createSubscriptionRepository(db as never),
    erasedAccounts: { has: async () => false },
    onPaid: async () => {},
    onRefunded: async () => {},
  });
  return { ...grants, transact: createTransact(client as never) };
}
