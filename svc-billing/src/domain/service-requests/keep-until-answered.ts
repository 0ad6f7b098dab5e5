import type { Transaction } from '@sabi/service-kit/transaction';
import type { LedgerStore } from '../../data-access/ledger-store';
import { changeAccount } from '../entitlements/change-account';
import { liveLots, type Lot } from '../entitlements/ledger';
import { keptLotKey } from '../entitlements/kept-lot';
import type { StoredServiceRequest } from './service-request';

/** How much later than promised the staff may answer without anybody losing what they asked for in time. */
const graceMs = 7 * 86_400_000;

/**
 * What was asked for before it ended can be accepted after that: its end is moved to a week after the answer is due. Once for
 * each lot, so that asking and withdrawing does not lengthen it without end.
 * @param keeping.lots of the account
 * @param keeping.open how many requests of the kind were open before
 */
export async function keepUntilAnswered(
  { request, lots, open }: { request: StoredServiceRequest; lots: readonly Lot[]; open: number },
  { ledger }: { readonly ledger: LedgerStore },
  transaction: Transaction,
): Promise<void> {
  const { user_id: userId, kind, created_at: now, due_at: dueAt } = request;
  const keptUntil = new Date(dueAt.getTime() + graceMs);
  const ending: Lot[] = [];
  let wanted = open + 1;
  for (const lot of liveLots(lots, kind, now)) {
    if (wanted <= 0) break;
    wanted -= lot.remaining;
    const isEnding = lot.remaining > 0 && lot.ends_at !== null && lot.ends_at < keptUntil;
    if (!isEnding) continue;
    const kept = await ledger.findByKey(userId, keptLotKey(lot), transaction);
    if (kept.length === 0) ending.push(lot);
  }
  if (ending.length === 0) return;
  await changeAccount(
    { userId, at: now },
    (book) => {
      for (const lot of ending)
        book.moveEnd(lot, keptUntil, { key: keptLotKey(lot), cause: 'use', orderId: lot.order_id });
    },
    { ledger },
    transaction,
  );
}
