import type { Transaction } from '@sabi/service-kit/transaction';
import { LedgerBook } from './ledger-book';
import type { LedgerStore } from './ledger-store';

/** Opens an account's ledger for `write` and saves the new entries. */
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
