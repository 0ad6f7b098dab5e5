import { useEffect, useEffectEvent } from 'react';

/** @param action called each time the network comes back */
export function useOnReconnect(action: () => void): void {
  const onReturn = useEffectEvent(action);
  useEffect(() => {
    const listener = () => onReturn();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
