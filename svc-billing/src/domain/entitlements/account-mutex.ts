/** Runs the work of an account one after the other. */
export type RunExclusive = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/**
 * A mutex for each account within this process, which spares write conflicts and retries. Other replicas are not excluded:
 * correctness is left to the transaction.
 */
export function createAccountMutex(): RunExclusive {
  const last = new Map<string, Promise<unknown>>();
  return async (userId, work) => {
    const before = last.get(userId) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(userId, turn);
    try {
      return await turn;
    } finally {
      if (last.get(userId) === turn) last.delete(userId);
    }
  };
}
