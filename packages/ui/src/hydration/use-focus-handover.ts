import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Moves the focus from a server-rendered element to its replacement. Otherwise keyboard focus would return to the top of
 * the page.
 */
export function useFocusHandover(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element === document.activeElement; // it is still in the document
    };
  }, []);
}
