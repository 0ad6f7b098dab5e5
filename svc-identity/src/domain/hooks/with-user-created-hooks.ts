import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';
import { callBeforeUserCreatedHook } from './call-before-user-created-hook';
import { callAfterUserCreatedHook } from './call-after-user-created-hook';

/** Among the dependencies of whatever makes accounts at somebody's own wish. */
export interface AccountCreation {
  /** @returns the account as it was made: in all but its id it is the one given */
  makeAccount(user: User, transaction: Transaction): Promise<User>;
}

/** Undoes a transaction that came to an account which nobody has asked the hook about. */
class HookNotCalledYet extends Error {
  override readonly name = 'NotAskedYet';

  constructor(readonly candidate: User) {
    super('The hook has not been asked about this account');
  }
}

/**
 * Does what may make an account, with the operator's hooks before and after. A hook is asked outside of transactions, and
 * whether there is an account to make shows only within one: so work that comes to one is undone, and done again once the
 * hook has agreed to that very account.
 * @param asked the account that is asked about whether or not there is one already, where the difference shall not show
 * @throws {HookRefused} and what {@link Hooks.call} throws, beside what the work throws
 */
export async function withUserCreatedHooks<D extends Pick<Ports, 'hooks' | 'users'>, T>(
  { ip, asked = null }: { ip: string | null; asked?: User | null },
  deps: D,
  work: (deps: D & AccountCreation) => Promise<T>,
): Promise<T> {
  const isAsking = deps.hooks.has('before-user-created');
  const known: { approved: User | null; made: User | null } = { approved: null, made: null };
  const makeAccount: AccountCreation['makeAccount'] = async (candidate, transaction) => {
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
        return await work({ ...deps, makeAccount });
      } catch (error) {
        if (!(error instanceof HookNotCalledYet)) throw error;
        await ask(error.candidate);
      }
    }
  } finally {
    if (known.made) callAfterUserCreatedHook({ user: known.made, ip }, deps);
  }
}

/** What is asked about again is drawn anew, with another id. */
function isSamePerson(approved: User | null, candidate: User): boolean {
  return approved?.email === candidate.email && approved.phone === candidate.phone;
}
