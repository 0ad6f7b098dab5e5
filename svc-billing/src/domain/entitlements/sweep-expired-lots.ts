import type { Transact } from '@sabi/service-kit/transaction';
import { changeAccount } from './change-account';
import type { LedgerStore } from './ledger-store';

const batch = 200;

/** Adds the expiry of unused lots to the ledger. They are unusable after their end even without it. */
export async function sweepExpiredLots(
  { now }: { now: Date },
  dependencies: { ledger: LedgerStore; transact: Transact },
): Promise<void> {
  for (const userId of await dependencies.ledger.findExpired(now, batch))
    await dependencies.transact(async (transaction) => {
      await changeAccount({ userId, at: now }, () => undefined, dependencies, transaction);
    });
}
