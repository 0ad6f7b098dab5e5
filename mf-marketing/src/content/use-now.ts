import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';

const attribute = 'data-now';

/**
 * The clock of a list that depends on it, and what carries it from the server to the browser: while the server's HTML is
 * being taken over, however old it is, both draw the same. Spread `mark` on the list's element.
 */
export function useNow(): { now: number; mark: Readonly<Record<typeof attribute, number>> } {
  const hydrated = useHydrated();
  // A page that is opened later, from another one, has its own time and not that of the page before.
  const [now] = useState(() => (hydrated ? undefined : readServerClock()) ?? Date.now());
  return { now, mark: { [attribute]: now } };
}

function readServerClock(): number | undefined {
  if (typeof document === 'undefined') return undefined;
  const value = document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  return value ? Number(value) : undefined;
}
