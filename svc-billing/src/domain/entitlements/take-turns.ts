/** Does the work for one account after what was begun for it before. */
export type TakeTurns = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Spares the database transactions that meet each other: each would run again until it comes through. What may not happen
 * twice is the transaction's to prevent, for another replica knows nothing of these turns.
 */
export function createTurns(): TakeTurns {
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
