import { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './usage-counters';

const context = new AsyncLocalStorage<readonly Use[]>();

/** Counts the tokens of all model calls within the work under these uses, without passing them through. */
export function countTokensFor<T>(uses: readonly Use[], work: () => Promise<T>): Promise<T> {
  return context.run(uses, work);
}

/** Uses that count model calls here; none while a CV is parsed. */
export function currentUses(): readonly Use[] {
  return context.getStore() ?? [];
}
