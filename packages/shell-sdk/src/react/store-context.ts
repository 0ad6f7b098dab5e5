import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/**
 * A zustand store shared through the tree. Its provider creates it with `useState`, so that every mount has its own.
 * @param provider name of the providing component, for the error without one
 * @returns the context, and a hook that reads what its selector picks
 */
export function createStoreContext<State>(provider: string) {
  const StoreContext = createContext<StoreApi<State> | null>(null);
  function useSelected<Selected>(select: (state: State) => Selected): Selected {
    const store = use(StoreContext);
    if (!store) throw new Error(`There is no ${provider} around this component`);
    return useStore(store, select);
  }
  return [StoreContext, useSelected] as const;
}
