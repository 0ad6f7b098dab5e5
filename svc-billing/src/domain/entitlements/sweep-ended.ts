import type { Transact } from '@sabi/service-kit/transaction';
import type { LedgerStore } from '../../data-access/ledger-store';
import { changeAccount } from './change-account';

const batch = 200;

/** Writes off what has ended unused, so that its owner finds it in the ledger. Nobody could use it any more before. */
export async function sweepEnded(
  { now }: { now: Date },
  dependencies: { ledger: LedgerStore; transact: Transact },
): Promise<void> {
  for (const userId of await dependencies.ledger.findEnded(now, batch))
    await dependencies.transact(async (transaction) => {
      await changeAccount({ userId, at: now }, () => undefined, dependencies, transaction);
    });
}
