import type { TestDatabase } from '@sabi/test-kit/database';

/**
 * MongoDB aborts a transaction of a killed process after a minute and holds its locks until then; tests shorten that.
 * @returns the previous value, in seconds
 */
export async function setTransactionLifetime(
  { db }: Pick<TestDatabase, 'db'>,
  seconds: number,
): Promise<number> {
  const { was } = await db.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: seconds });
  return Number(was);
}
