import type { Transaction } from '@sabi/service-kit/transaction';
import { changeAccount } from '../entitlements/change-account';
import { liveLots, type Lot } from '../entitlements/ledger';
import type { LedgerStore } from '../entitlements/ledger-store';
import { lotExtensionKey } from '../entitlements/lot-extension';
import type { StoredServiceRequest } from './service-request';

/** How late the staff may answer before a timely request loses its entitlement. */
const graceMs = 7 * 86_400_000;

/**
 * Moves the end of the requested lot to a week after the answer is due, so that the request can be accepted
 * late. Once per lot, so that repeated requests do not extend it again.
 * @param lots of the account
 * @param open earlier open requests of the kind
 */
export async function extendUntilAnswered(
  { request, lots, open }: { request: StoredServiceRequest; lots: readonly Lot[]; open: number },
  { ledger }: { readonly ledger: LedgerStore },
  transaction: Transaction,
): Promise<void> {
  const { user_id: userId, kind, created_at: now, due_at: dueAt } = request;
  const extendedUntil = new Date(dueAt.getTime() + graceMs);
  const ending: Lot[] = [];
  let wanted = open + 1;
  for (const lot of liveLots(lots, kind, now)) {
    if (wanted <= 0) break;
    wanted -= lot.remaining;
    const isEnding = lot.remaining > 0 && lot.ends_at !== null && lot.ends_at < extendedUntil;
    if (!isEnding) continue;
    const earlier = await ledger.findByKey(userId, lotExtensionKey(lot), transaction);
    if (earlier.length === 0) ending.push(lot);
  }
  if (ending.length === 0) return;
  await changeAccount(
    { userId, at: now },
    (book) => {
      for (const lot of ending)
        book.moveEnd(lot, extendedUntil, { key: lotExtensionKey(lot), cause: 'use', orderId: lot.order_id });
    },
    { ledger },
    transaction,
  );
}
