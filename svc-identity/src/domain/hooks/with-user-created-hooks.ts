import type { Transaction } from '@sabi/service-kit/transaction';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { callAfterUserCreatedHook } from './call-after-user-created-hook';
import { callBeforeUserCreatedHook } from './call-before-user-created-hook';
import type { Hooks } from './hooks';

/** For use cases that create accounts at a user's request. */
export interface AccountCreation {
  /** @returns the created account, possibly with another id */
  createAccount(user: User, transaction: Transaction): Promise<User>;
}

/** Rolls back a transaction that would create an account without a call of the hook. */
class HookNotCalledYet extends Error {
  override readonly name = 'NotAskedYet';

  constructor(readonly candidate: User) {
    super('The hook has not been asked about this account');
  }
}

/**
 * Runs work that may create an account, with hooks before and after. Only the transaction knows whether it
 * creates one, but hooks are called outside: such a transaction is rolled back and repeated after the hook's
 * approval.
 * @param asked account to call the hook about in any case, so that timing does not reveal an account
 * @throws {HookRefused} and errors of {@link Hooks.call} and the work
 */
export async function withUserCreatedHooks<D extends { hooks: Hooks; users: UserRepository }, T>(
  { ip, asked = null }: { ip: string | null; asked?: User | null },
  deps: D,
  work: (deps: D & AccountCreation) => Promise<T>,
): Promise<T> {
  const isAsking = deps.hooks.has('before-user-created');
  const known: { approved: User | null; made: User | null } = { approved: null, made: null };
  const createAccount: AccountCreation['createAccount'] = async (candidate, transaction) => {
    if (isAsking && !isSamePerson(known.approved, candidate)) throw new HookNotCalledYet(candidate);
    const { approved } = known;
    const user = approved && approved.id !== candidate.id ? approved : candidate;
    await deps.users.insert(user, transaction);
    known.made = user;
    return user;
  };
  const ask = async (user: User) => {
    await callBeforeUserCreatedHook({ user, ip }, deps);
    known.approved = user;
  };
  if (isAsking && asked) await ask(asked);
  try {
    for (;;) {
      try {
        return await work({ ...deps, createAccount });
      } catch (error) {
        if (!(error instanceof HookNotCalledYet)) throw error;
        await ask(error.candidate);
      }
    }
  } finally {
    if (known.made) callAfterUserCreatedHook({ user: known.made, ip }, deps);
  }
}

/** A repeated transaction generates another id. */
function isSamePerson(approved: User | null, candidate: User): boolean {
  return approved?.email === candidate.email && approved.phone === candidate.phone;
}
