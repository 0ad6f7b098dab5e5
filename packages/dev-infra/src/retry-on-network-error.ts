import { MongoNetworkError } from 'mongodb';

const mostAttempts = 5;

/**
 * Retries with a new connection, as a member of a replica set closes its connections when its role changes. For
 * idempotent operations only.
 * @param run opens its own connection
 */
export async function retryOnNetworkError<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof MongoNetworkError) || attempt === mostAttempts) throw error;
    }
  }
}
