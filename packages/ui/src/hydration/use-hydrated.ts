import { use, useSyncExternalStore } from 'react';
import { HydrationContext } from './hydration-context';

const never = () => () => undefined;

/**
 * False on the server and in the first render of a server-rendered page: controls that need script appear once it runs.
 */
export function useHydrated(): boolean {
  const provided = use(HydrationContext);
  return useSyncExternalStore(
    never,
    () => provided ?? true,
    () => provided ?? false,
  );
}
