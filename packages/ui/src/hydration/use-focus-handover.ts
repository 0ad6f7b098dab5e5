import { type RefCallback, useCallback, useRef } from 'react';

/**
 * For the element that a server sends and the one that takes its place: who stood on the first stands on the second. Without
 * it the keyboard would begin at the top of the page again.
 */
export function useFocusHandover(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element === document.activeElement; // it still stands in the page
    };
  }, []);
}
