import { useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';

/** Clears failure toasts when the caller unmounts, as the data has then loaded. */
export function useFailuresEnd(): void {
  const { clearFailures } = useShell();
  useEffect(() => () => clearFailures?.(), [clearFailures]);
}
