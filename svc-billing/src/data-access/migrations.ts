import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createBillingContactIndexes } from './billing-contacts';
import { createBillingMailIndexes } from './billing-mail-store';
import { catalogue202601 } from './catalogue-2026-01';
import { createLedgerIndexes } from './ledger-store';
import { createReceiptIndexes } from './receipt-repository';
import { createSubscriptionIndexes } from './subscription-repository';

export const migrations: readonly Migration[] = [
  {
    name: '0001-catalogue',
    up: async (db) => {
      const catalogues = db.collection('catalogues');
      await catalogues.createIndex({ version: 1 }, { unique: true });
      await catalogues.createIndex({ valid_from: -1 });
      await catalogues.updateOne(
        { version: catalogue202601.version },
        { $setOnInsert: { ...catalogue202601, valid_from: new Date('2026-01-01T00:00:00+07:00') } },
        { upsert: true },
      );
    },
  },
  {
    name: '0020-ledger',
    up: async (db) => {
      await createLedgerIndexes(db);
      await createErasedAccountIndexes(db);
      await createSubscriptionIndexes(db);
    },
  },
  {
    name: '0021-receipts',
    up: async (db) => {
      await createReceiptIndexes(db);
      await createBillingContactIndexes(db);
    },
  },
  { name: '0022-billing-mails', up: createBillingMailIndexes },
];
