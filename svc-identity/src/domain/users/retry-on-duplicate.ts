import { UserAlreadyStored } from './user-repository';

/** Repeats work when a concurrent request has just created the account, which the second try finds. */
export async function retryOnDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    return work();
  }
}
