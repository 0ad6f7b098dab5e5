import type { Lot, StoredLedgerEntry } from './ledger';

const prefix = 'kept:';

/** Of the line that makes a lot last until a request for it is answered. */
export const keptLotKey = ({ lot_id: id }: Pick<Lot, 'lot_id'>) => `${prefix}${id}`;

/** It adds and takes nothing, so that the statement leaves it out. */
export const keepsLot = ({ idempotency_key: key }: Pick<StoredLedgerEntry, 'idempotency_key'>) =>
  key.startsWith(prefix);
