import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its HTML is being taken over. A form that is sent before would leave the page with its
 * password, so nothing can be sent till then; what is typed meanwhile stays.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
