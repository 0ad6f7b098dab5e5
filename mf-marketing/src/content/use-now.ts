import { useHydrated } from '@sabi/ui/hydration';
import { useState } from 'react';

const attribute = 'data-now';

/**
 * The time that a list is rendered for. Hydration uses the server's time, so that both renderings match even for old HTML. Spread
 * `mark`, which carries it, on the list's element.
 */
export function useNow(): { now: number; mark: Readonly<Record<typeof attribute, number>> } {
  const hydrated = useHydrated();
  // A page opened later by navigation has its own time.
  const [now] = useState(() => (hydrated ? undefined : readServerClock()) ?? Date.now());
  return { now, mark: { [attribute]: now } };
}

function readServerClock(): number | undefined {
  if (typeof document === 'undefined') return undefined;
  const value = document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  return value ? Number(value) : undefined;
}
