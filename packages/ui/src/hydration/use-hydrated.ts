import { use, useSyncExternalStore } from 'react';
import { HydrationContext } from './hydration-context';

const never = () => () => undefined;

/**
 * False on the server and in the first render of a page it has sent: what only script can work appears once script is there
 * to work it.
 */
export function useHydrated(): boolean {
  const provided = use(HydrationContext);
  return useSyncExternalStore(
    never,
    () => provided ?? true,
    () => provided ?? false,
  );
}
