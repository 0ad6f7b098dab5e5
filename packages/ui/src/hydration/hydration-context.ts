import { createContext } from 'react';

/** Undefined without a provider: each component then detects hydration itself. */
export const HydrationContext = createContext<boolean | undefined>(undefined);
