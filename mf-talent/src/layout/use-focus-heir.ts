import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that goes, or cannot be pressed any more, while the focus is on it: its section has the focus then, or the
 * page. Else the keyboard would begin at the top again.
 */
export function useFocusHeir(isThere = true): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (!isThere || !element) return;
    return () => {
      if (element !== document.activeElement) return;
      element.closest<HTMLElement>('section[tabindex], main')?.focus({ preventScroll: true });
    };
  }, [isThere]);
  return button;
}
