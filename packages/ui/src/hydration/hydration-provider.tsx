import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydrationContext } from './hydration-context';

interface HydrationProviderProps {
  /** Whether the tree takes over what the server has sent. */
  prerendered: boolean;
  children: ReactNode;
}

/**
 * Tells the whole tree at once that it has come alive. In a transition, so that redrawing it is work in slices: a store of
 * each component's own would have React do all of it in one go, at the very moment visitors begin to use the page.
 */
export function HydrationProvider({ prerendered, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!prerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydrationContext value={hydrated}>{children}</HydrationContext>;
}
