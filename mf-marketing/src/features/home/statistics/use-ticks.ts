import { useReducedMotion } from '@sabi/ui/motion';
import { type RefObject, useEffect, useState } from 'react';
import { lastTick, tickMs, visibleShare } from './count-up';

/**
 * Ticks since the element came into view, up to the last. The last one on the server, without script and with reduced motion:
 * figures are then final.
 */
export function useTicks(element: RefObject<HTMLElement | null>): number {
  const mayMove = !useReducedMotion();
  const [ticks, setTicks] = useState(lastTick);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!mayMove || started || !element.current) return;
    // The observer reports once at the start: out of view, the figures are reset.
    const observer = new IntersectionObserver(
      ([entry]) => {
        setTicks(0);
        if (entry && entry.intersectionRatio >= visibleShare) setStarted(true);
      },
      { threshold: visibleShare },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, mayMove, started]);

  useEffect(() => {
    if (!started || ticks >= lastTick) return;
    const timer = setTimeout(() => setTicks(ticks + 1), tickMs);
    return () => clearTimeout(timer);
  }, [started, ticks]);

  return mayMove ? ticks : lastTick;
}
