import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { HydrationContext } from './hydration-context';

interface HydrationProviderProps {
  /** Whether the tree hydrates server-rendered HTML. */
  prerendered: boolean;
  /** Called once the whole tree has its handlers, and what replaces parts of the server's HTML is shown. */
  onHydrated?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Marks the whole tree as hydrated at once, in a transition, so that React renders it in slices: with a store per
 * component React would render all of it in one task, just when visitors begin to use the page.
 */
export function HydrationProvider({ prerendered, onHydrated, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!prerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const report = useEffectEvent(() => onHydrated?.());
  useEffect(() => {
    if (hydrated) report();
  }, [hydrated]);
  return <HydrationContext value={hydrated}>{children}</HydrationContext>;
}
