import type { Lot, StoredLedgerEntry } from './ledger';

const prefix = 'kept:';

/** Key of the entry that extends a lot until its request is answered. */
export const lotExtensionKey = ({ lot_id: id }: Pick<Lot, 'lot_id'>) => `${prefix}${id}`;

/** Entries that change no balance and are left out of statements. */
export const isLotExtension = ({ idempotency_key: key }: Pick<StoredLedgerEntry, 'idempotency_key'>) =>
  key.startsWith(prefix);
