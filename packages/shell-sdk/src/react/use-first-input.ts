import { useEffect, useEffectEvent } from 'react';

const inputs = ['pointerdown', 'keydown'];

/** Runs on the visitor's first touch or key, to load code that only an action needs. */
export function useFirstInput(run: () => void): void {
  const runOnce = useEffectEvent(run);
  useEffect(() => {
    const waiting = new AbortController();
    const receive = () => {
      waiting.abort();
      runOnce();
    };
    for (const input of inputs)
      addEventListener(input, receive, { signal: waiting.signal, passive: true, capture: true });
    return () => waiting.abort();
  }, []);
}
