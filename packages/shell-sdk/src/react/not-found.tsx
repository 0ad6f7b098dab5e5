import { useEffect } from 'react';
import { useShell } from './hooks';

/** The last route of every remote: the shell answers 404. */
export function NotFound() {
  const shell = useShell();
  if (typeof window === 'undefined') shell.showNotFound();
  useEffect(() => shell.showNotFound(), [shell]);
  return null;
}
