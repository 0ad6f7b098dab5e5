/** Keys refused until a time each, in the memory of this process. */
export interface RefusedKeys {
  has(key: string): boolean;
  /** @param until in milliseconds since 1970 */
  add(key: string, until: number): void;
  prune(): void;
  /** Calls once when one of the keys is refused, or at once where one is. @returns a function that unsubscribes */
  onRefused(keys: readonly string[], listener: () => void): () => void;
}

export function createRefusedKeys(): RefusedKeys {
  const refusedUntil = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();

  const has = (key: string): boolean => {
    const until = refusedUntil.get(key);
    return until !== undefined && Date.now() < until;
  };
  return {
    has,
    add: (key, until) => {
      refusedUntil.set(key, until);
      if (!has(key)) return;
      for (const listener of listeners.get(key) ?? []) listener();
    },
    prune: () => {
      for (const [key, until] of refusedUntil) if (until <= Date.now()) refusedUntil.delete(key);
    },
    onRefused: (keys, listener) => {
      const takeBack = (): void => {
        for (const key of keys) removeListener(listeners, key, once);
      };
      const once = (): void => {
        takeBack();
        listener();
      };
      for (const key of keys) listeners.set(key, (listeners.get(key) ?? new Set()).add(once));
      if (keys.some(has)) once();
      return takeBack;
    },
  };
}

function removeListener(listeners: Map<string, Set<() => void>>, key: string, listener: () => void): void {
  const left = listeners.get(key);
  left?.delete(listener);
  if (left?.size === 0) listeners.delete(key);
}
