import { UserAlreadyStored } from './user-repository';

/**
 * Repeats work that creates an account if a concurrent request has just created it: the second try finds that account.
 */
export async function retryOnDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    return work();
  }
}
