import { useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';

/** Takes the failures in the corner away once what calls this is gone: what could not be loaded is there. */
export function useFailuresEnd(): void {
  const { clearFailures } = useShell();
  useEffect(() => () => clearFailures?.(), [clearFailures]);
}
