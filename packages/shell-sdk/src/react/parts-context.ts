import { createContext } from 'react';

/** Collects the lazily loaded parts of a server-rendered page; null in the browser. */
export const PartsContext = createContext<Set<string> | null>(null);
