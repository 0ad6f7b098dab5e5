import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusReturn {
  viewport: RefObject<HTMLOListElement | null>;
  noteOrigin: (event: FocusEvent<HTMLOListElement>) => void;
}

/** Who went to the messages goes on where they came from once the last of them is gone. */
export function useFocusReturn(): FocusReturn {
  const viewport = useRef<HTMLOListElement>(null);
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = viewport.current;
    return () => {
      if (element?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
    };
  }, []);
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  };
  return { viewport, noteOrigin };
}
