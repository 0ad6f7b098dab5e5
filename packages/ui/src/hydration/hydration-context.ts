import { createContext } from 'react';

/** Undefined where nobody tells: each component then finds out by itself. */
export const HydrationContext = createContext<boolean | undefined>(undefined);
