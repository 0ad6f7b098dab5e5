import { useEffect, useState } from 'react';

/** Seconds until an action is allowed again. Computed from the clock, so it is right after a tab was suspended. */
export function useCountdown(initialSeconds: number): {
  secondsLeft: number;
  start: (seconds: number) => void;
} {
  const [run, setRun] = useState({ seconds: initialSeconds });
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  useEffect(() => {
    if (run.seconds <= 0) return;
    const deadline = Date.now() + run.seconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [run]);
  const start = (seconds: number) => {
    setSecondsLeft(seconds);
    setRun({ seconds });
  };
  return { secondsLeft, start };
}
