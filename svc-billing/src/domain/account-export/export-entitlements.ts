import type { BillingContacts } from '../contacts/billing-contacts';
import type { LedgerStore } from '../entitlements/ledger-store';
import type { SettledUses } from '../entitlements/settled-uses';
import { viewEntry } from '../entitlements/view-ledger';
import type { ReceiptRepository } from '../receipts/receipt-repository';
import { viewReceipt } from '../receipts/view-receipts';
import { listSubscriptions } from '../subscriptions/list-subscriptions';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository';

export interface EntitlementExportDependencies {
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly ledger: Pick<LedgerStore, 'findAllEntries'>;
  readonly receipts: Pick<ReceiptRepository, 'findAllOf'>;
  readonly settledUses: Pick<SettledUses, 'findAllOf'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
}

export async function exportEntitlements(
  { userId, now }: { userId: string; now: Date },
  dependencies: EntitlementExportDependencies,
) {
  const listing = { userId, status: undefined, limit: Infinity, now };
  const receipts = await dependencies.receipts.findAllOf(userId);
  const settled = await dependencies.settledUses.findAllOf(userId);
  return {
    contact: await dependencies.contacts.find(userId),
    subscriptions: await listSubscriptions(listing, dependencies),
    ledger: (await dependencies.ledger.findAllEntries(userId)).map(viewEntry),
    settled_uses: settled.map(({ key, result, settled_at }) => ({ key, result, settled_at })),
    receipts: receipts.map((receipt) => ({ ...viewReceipt(receipt), buyer: receipt.buyer })),
  };
}
