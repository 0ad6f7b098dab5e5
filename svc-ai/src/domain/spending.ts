import { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './within-allowance';

const spender = new AsyncLocalStorage<readonly Use[]>();

/**
 * Counts the tokens of whatever is asked of a language model in the work. Who pays is no matter of the code in between,
 * which reads CVs and writes answers.
 */
export function spendFor<T>(uses: readonly Use[], work: () => Promise<T>): Promise<T> {
  return spender.run(uses, work);
}

/** Whose tokens are used here; nobody's in a job of a queue. */
export function currentSpender(): readonly Use[] {
  return spender.getStore() ?? [];
}
