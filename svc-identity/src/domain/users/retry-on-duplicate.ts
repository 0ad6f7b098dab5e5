import { UserAlreadyStored } from './user-repository';

/**
 * Does work that makes an account unless there is one. Where somebody else makes it in between, the second try meets it:
 * the same person in two tabs is one account.
 */
export async function retryOnDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    return work();
  }
}
