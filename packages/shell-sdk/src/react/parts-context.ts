import { createContext } from 'react';

/** Where a page rendered on the server notes the lazily loaded parts it is made of; null in the browser. */
export const PartsContext = createContext<Set<string> | null>(null);
