import { type RefObject, useLayoutEffect } from 'react';

/** Height of the messages in CSS pixels, set on the root element while there are any. */
const heightProperty = '--toasts-height';

/**
 * Reserves the space of toasts at the bottom of the window: the end of the page, dialogs and bars stay above it, and a
 * focused element is scrolled into view.
 */
export function useReservedSpace(viewport: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const focused = findFocused();
      style.setProperty(heightProperty, `${element.offsetHeight}px`);
      focused?.scrollIntoView({ block: 'nearest' });
      element.scrollTop = element.scrollHeight; // the newest one is last
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, [viewport]);
}

/**
 * The focused control, even if an insertion above has just moved it out of view; a page focused as a whole is not
 * scrolled.
 */
function findFocused(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return null;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const margin = window.innerHeight / 2;
  return top < window.innerHeight + margin && bottom > -margin ? activeElement : null;
}
