import { useShell } from '../react';
import { useEffect } from 'react';

/** Clears failure toasts when the caller unmounts, as the data has then loaded. */
export function useFailuresEnd(): void {
  const { clearFailures } = useShell();
  useEffect(() => () => clearFailures?.(), [clearFailures]);
}
