import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createCaseIndexes } from '@sabi/service-kit/cases/mongo-case-owners';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import { createMailIndexes } from '@sabi/service-kit/mail/mongo-mail-store';
import type { Migration } from '@sabi/service-kit/migrations';
import type { mongo } from 'mongoose';
import { getCatalogueVersion } from '../domain/catalogue/catalogue-versions';
import { readWebhookBody, readReportedAmounts } from '../domain/payments/webhook-body';
import { createAccountDataIndexes } from './account-data';
import { createAccountKindIndexes } from './account-kinds';
import { createAuditIndexes } from './audit-log';
import { createAvailabilityNoticeIndexes } from './availability-notice-repository';
import { createBillingContactIndexes } from './billing-contacts';
import { billingMailCollection } from './billing-mail-collection';
import { createDeliveryIndexes, storeReportedAmounts } from './delivery-repository';
import { createLedgerIndexes } from './ledger-store';
import { createOrderIndexes } from './order-repository';
import { createReceiptIndexes } from './receipt-repository';
import { createReconciliationIndexes } from './reconciliation-repository';
import { createServiceRequestIndexes } from './service-request-repository';
import { createSettledUseIndexes } from './settled-uses';
import { createSubscriptionIndexes } from './subscription-repository';
import { createVoucherIndexes } from './voucher-repository';

/** Does not change a stored version. */
async function addCatalogue(db: mongo.Db, version: string): Promise<void> {
  const { catalogue, validFrom } = getCatalogueVersion(version);
  await db
    .collection('catalogues')
    .updateOne({ version }, { $setOnInsert: { ...catalogue, valid_from: validFrom } }, { upsert: true });
}

export const migrations: readonly Migration[] = [
  {
    name: '0001-catalogue',
    up: async (db) => {
      const catalogues = db.collection('catalogues');
      await catalogues.createIndex({ version: 1 }, { unique: true });
      await catalogues.createIndex({ valid_from: -1 });
      await addCatalogue(db, '2026-01');
    },
  },
  {
    name: '0002-orders',
    up: async (db) => {
      await createOrderIndexes(db);
      await createVoucherIndexes(db);
      await createDeliveryIndexes(db);
      await createReconciliationIndexes(db);
      await createAuditIndexes(db);
      await createMessagingIndexes(db);
      await createErasedAccountIndexes(db);
      await createAccountDataIndexes(db);
    },
  },
  {
    name: '0003-entitlements',
    up: async (db) => {
      await createLedgerIndexes(db);
      await createSubscriptionIndexes(db);
      await createReceiptIndexes(db);
      await createBillingContactIndexes(db);
      await createMailIndexes(db, billingMailCollection);
    },
  },
  { name: '0004-voucher-previews', up: createAttemptIndexes },
  {
    name: '0005-told-sums',
    up: (db) =>
      storeReportedAmounts(db, (raw) => {
        const body = readWebhookBody(raw);
        return body && readReportedAmounts(body);
      }),
  },
  {
    name: '0006-catalogue-2026-11',
    up: (db) => addCatalogue(db, '2026-11'),
  },
  {
    name: '0007-service-requests',
    up: async (db) => {
      await createServiceRequestIndexes(db);
      await createAvailabilityNoticeIndexes(db);
    },
  },
  { name: '0008-account-kinds', up: createAccountKindIndexes },
  { name: '0009-audit-chain', up: (db) => createAuditCollections(db, 'svc-billing') },
  { name: '0010-staff-cases', up: createCaseIndexes },
  { name: '0011-settled-uses', up: createSettledUseIndexes },
  { name: '0012-catalogue-2026-12', up: (db) => addCatalogue(db, '2026-12') },
];
