import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True on the server and in the first render: motion starts only in a browser that allows it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
