import { AsyncLocalStorage } from 'node:async_hooks';
import type { Use } from './usage-counters';

const context = new AsyncLocalStorage<readonly Use[]>();

/** Counts the tokens of every model call within the work under these uses, without passing them through the code in between. */
export function countTokensFor<T>(uses: readonly Use[], work: () => Promise<T>): Promise<T> {
  return context.run(uses, work);
}

/** Under which uses a model call counts here; none while a CV is parsed. */
export function currentUses(): readonly Use[] {
  return context.getStore() ?? [];
}
