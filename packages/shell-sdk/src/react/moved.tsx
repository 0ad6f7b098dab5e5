import { useEffect } from 'react';
import { useShell } from './hooks';

/** The element of a route whose page has another address for good: 301 by the server. `to` without language prefix. */
export function Moved({ to }: { to: string }) {
  const shell = useShell();
  if (typeof window === 'undefined') shell.redirect(to);
  useEffect(() => shell.redirect(to), [shell, to]);
  return null;
}
