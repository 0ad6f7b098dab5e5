import { useEffect } from 'react';
import { useShell } from './hooks';

/** Redirects a route with status 301, and in the browser. @param props.to path without language prefix */
export function PermanentRedirect({ to }: { to: string }) {
  const shell = useShell();
  if (typeof window === 'undefined') shell.redirect(to);
  useEffect(() => shell.redirect(to), [shell, to]);
  return null;
}
