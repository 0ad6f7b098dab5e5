import type { Transaction } from '@sabi/service-kit/transaction';
import type { LedgerStore } from '../../data-access/ledger-store';
import { LedgerBook } from './ledger-book';

/** Opens an account's ledger, lets somebody write in it, and keeps what was written. */
export async function changeAccount(
  { userId, at }: { userId: string; at: Date },
  write: (book: LedgerBook) => void,
  { ledger }: { ledger: LedgerStore },
  transaction: Transaction,
): Promise<LedgerBook> {
  const before = await ledger.read(userId, transaction);
  const book = new LedgerBook(before, at);
  write(book);
  if (book.written.length > 0)
    await ledger.save({ before, after: book.account, entries: book.written }, transaction);
  return book;
}
