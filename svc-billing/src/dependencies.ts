import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type BillingContacts, createBillingContacts } from './data-access/billing-contacts';
import { type CatalogueRepository, createCatalogueRepository } from './data-access/catalogue-repository';
import { createLedgerStore, type LedgerStore } from './data-access/ledger-store';
import { migrations } from './data-access/migrations';
import { createReceiptRepository, type ReceiptRepository } from './data-access/receipt-repository';
import {
  createSubscriptionRepository,
  type SubscriptionRepository,
} from './data-access/subscription-repository';
import { createTransact, type Transact } from './data-access/transaction';
import { createOrderGrants } from './domain/entitlements/create-order-grants';
import { createTurns, type TakeTurns } from './domain/entitlements/take-turns';
import type { OrderGrants } from './domain/orders/order-grants';
import { recordPayment } from './domain/receipts/record-payment';
import type { Env } from './env';

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly authentication: Authentication;
  readonly catalogue: CatalogueRepository;
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
  readonly erasedAccounts: ErasedAccounts;
  readonly takeTurns: TakeTurns;
  readonly contacts: BillingContacts;
  readonly receipts: ReceiptRepository;
  readonly grants: OrderGrants;
  readonly transact: Transact;
  readonly logger: Logger;
  close(): Promise<void>;
}

/** The composition root. */
export async function openDependencies(
  env: Env,
  logger: Logger,
  signal?: AbortSignal,
): Promise<Dependencies> {
  const connection = createMongoConnection();
  const catalogue = createCatalogueRepository(connection);
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  await migrate(mongo.db, migrations, logger);
  const { db } = mongo;
  const entitlements = {
    ledger: createLedgerStore(db),
    subscriptions: createSubscriptionRepository(db),
    erasedAccounts: createErasedAccounts(db),
    contacts: createBillingContacts(db),
    receipts: createReceiptRepository(db),
  };
  const seller = {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS ?? null,
    tax_number: env.SELLER_TAX_NUMBER ?? null,
  };
  return {
    mongo,
    authentication: createAuthentication({ jwksUrl: env.IDENTITY_JWKS_URL, issuer: env.IDENTITY_ISSUER }),
    catalogue,
    ...entitlements,
    grants: createOrderGrants({
      ...entitlements,
      ...recordPayment({ ...entitlements, seller, taxPercent: env.PPN_PERCENT }),
    }),
    takeTurns: createTurns(),
    transact: createTransact(mongo.client),
    logger,
    close: () => mongo.close(),
  };
}
