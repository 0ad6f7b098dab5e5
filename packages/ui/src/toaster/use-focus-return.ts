import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusReturn {
  viewport: RefObject<HTMLOListElement | null>;
  recordOrigin: (event: FocusEvent<HTMLOListElement>) => void;
}

/** Returns the focus to its place before the toasts once the last of them has closed, or to the main part. */
export function useFocusReturn(): FocusReturn {
  const viewport = useRef<HTMLOListElement>(null);
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = viewport.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const before = origin.current?.isConnected ? origin.current : document.querySelector('main');
      before?.focus({ preventScroll: true });
    };
  }, []);
  const recordOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  };
  return { viewport, recordOrigin };
}
