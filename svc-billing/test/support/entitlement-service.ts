import { randomUUID } from 'node:crypto';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { Receipt } from '@sabi/contracts/http/billing/receipts';
import { queues, usageSettlementQueue } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { startService } from '@sabi/service-kit/service';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { createApp } from '../../src/app';
import { openDependencies } from '../../src/dependencies';
import type { Order } from '../../src/domain/orders/order';
import { createSubscriptions } from '../../src/entry-points/messages/subscriptions';
import { readEnv } from '../../src/env';
import { buildOrder } from './build-order';
import { requiredEnv } from './harness';
import { createBillingDatabase } from './billing-database';

export interface Caller {
  readonly userId: string;
  readonly token: string;
}

/** The service with accounts that buy without a payment provider. Of messages it takes settlements of uses alone. */
export async function startEntitlementService(settings: Record<string, string> = {}) {
  const [database, issuer] = await Promise.all([createBillingDatabase(), startTokenIssuer()]);
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    ...requiredEnv,
    ...settings,
  });
  const broker = createLoneBroker(queues, 'billing');
  const dependencies = await openDependencies({ env, logger: silentLogger, broker: { inProcess: broker } });
  const settlements = createSubscriptions(dependencies).filter(({ queue }) => queue === usageSettlementQueue);
  await dependencies.messaging.subscribe(settlements);
  const service = await startService({
    env,
    logger: silentLogger,
    assemble: async () => ({ router: createApp(dependencies), checks: {}, stop: dependencies.close }),
  });
  await service.ready;
  const { grants, transact, receipts } = dependencies;
  const get = (path: string, { token }: { token: string }) =>
    request(service.url).get(`/api/billing/v1${path}`).auth(token, { type: 'bearer' });
  const buy = async ({ userId }: Caller, item: PlanType | ServiceType, paidAt = new Date()) => {
    const kind = ['basic', 'pro', 'elite'].includes(item) ? 'subscription' : 'ala_carte';
    const order = buildOrder(userId, { kind, item } as never);
    await transact((transaction) => grants.grantPaidOrder({ order, paidAt }, transaction));
    return order;
  };
  return {
    broker,
    dependencies,
    database,
    account: async (user_metadata: Record<string, unknown> = {}): Promise<Caller> => {
      const userId = randomUUID();
      return { userId, token: await issuer.sign({ sub: userId, user_metadata }) };
    },
    staff: async (sub = 'staff-1') => ({ token: await issuer.sign({ ...staffClaims, sub }) }),
    buy,
    /** @returns the receipt */
    buyOne: async (caller: Caller): Promise<Receipt> => {
      const order = await buy(caller, 'basic');
      const { body } = await get('/receipts', caller).expect(200);
      return body.receipts.find((receipt: Receipt) => receipt.order_id === order.id);
    },
    buyAndFail: ({ userId }: Caller) =>
      transact(async (transaction) => {
        const order = buildOrder(userId, { kind: 'subscription', item: 'basic' });
        await grants.grantPaidOrder({ order, paidAt: new Date() }, transaction);
        throw new Error('After all not');
      }),
    refund: (order: Order) =>
      transact((transaction) =>
        grants.reverseOrder({ order, reason: 'Asked for', staffUserId: 'staff-1' }, transaction),
      ),
    findReceipt: async (id: string) => {
      const found = await receipts.find(id);
      if (!found) throw new Error('There is no such receipt');
      return found;
    },
    get,
    post: (path: string, { token }: { token: string }, body: object) =>
      request(service.url).post(`/api/billing/v1${path}`).auth(token, { type: 'bearer' }).send(body),
    stop: async () => {
      await service.stop();
      await issuer.close();
      await database.drop();
    },
  };
}

const staffClaims = {
  role: 'service_role',
  session_id: undefined,
} as unknown as Record<string, never>;
