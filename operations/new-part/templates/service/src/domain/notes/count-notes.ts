import type { noteStored } from '@sabi/contracts/messages/sample';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { z } from 'zod';
import type { AccountData } from '../account-erasure/account-data';
import type { NoteRepository } from './note-repository';
import type { NoteSummaries } from './note-summaries';

interface CountDependencies {
  readonly notes: Pick<NoteRepository, 'count'>;
  readonly summaries: Pick<NoteSummaries, 'lock' | 'put'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly accountData: AccountData;
  readonly now: () => Date;
}

/** Counts the notes of the account anew, so that a message may come twice or late. */
export async function countNotes(
  { user_id: userId }: z.infer<(typeof noteStored)['schema']>,
  { notes, summaries, erasedAccounts, accountData, now }: CountDependencies,
): Promise<Effect> {
  return async (transaction) => {
    await summaries.lock(userId, transaction);
    if (await erasedAccounts.has(userId)) return accountData.removeAllOf(userId, transaction);
    const count = await notes.count(userId, transaction);
    await summaries.put(userId, { notes: count, stored_at: now() }, transaction);
  };
}
