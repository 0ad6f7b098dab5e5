import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that is removed or disabled while focused: moves the focus to its section or to the main part, instead of to the
 * top of the page.
 */
export function useFocusFallback(isThere = true): RefObject<HTMLButtonElement | null> {
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
