import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that is removed or disabled while it has the focus: the focus moves to its section, or to the page's main part.
 * Otherwise the browser would move it to the top of the page.
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
