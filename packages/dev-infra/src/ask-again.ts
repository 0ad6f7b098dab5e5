import { MongoNetworkError } from 'mongodb';

const mostAttempts = 5;

/**
 * A member of a replica set closes its connections when its part in the set changes: what was asked is asked again by a new
 * one. For what may happen twice.
 * @param ask opens its own connection
 */
export async function askAgainWhenCutOff<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof MongoNetworkError) || attempt === mostAttempts) throw error;
    }
  }
}
