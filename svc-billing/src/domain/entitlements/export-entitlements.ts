import type { BillingContacts } from '../../data-access/billing-contacts';
import type { LedgerStore } from '../../data-access/ledger-store';
import type { ReceiptRepository } from '../../data-access/receipt-repository';
import type { SubscriptionRepository } from '../../data-access/subscription-repository';
import { listSubscriptions } from '../subscriptions/list-subscriptions';
import { viewReceipt } from '../receipts/view-receipts';
import { viewEntry } from './view-ledger';

export interface EntitlementExportDependencies {
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly ledger: Pick<LedgerStore, 'findAllEntries'>;
  readonly receipts: Pick<ReceiptRepository, 'findAllOf'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
}

/** What an account was granted, used and paid, for a copy of its data. */
export async function exportEntitlements(
  { userId, now }: { userId: string; now: Date },
  dependencies: EntitlementExportDependencies,
) {
  const listing = { userId, status: undefined, limit: Infinity, now };
  const receipts = await dependencies.receipts.findAllOf(userId);
  return {
    contact: await dependencies.contacts.find(userId),
    subscriptions: await listSubscriptions(listing, dependencies),
    ledger: (await dependencies.ledger.findAllEntries(userId)).map(viewEntry),
    receipts: receipts.map((receipt) => ({ ...viewReceipt(receipt), buyer: receipt.buyer })),
  };
}
