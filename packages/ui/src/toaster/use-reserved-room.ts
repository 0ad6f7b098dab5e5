import { type RefObject, useLayoutEffect } from 'react';

/** Height of the messages in CSS pixels, on the root element, while there are any. */
const heightProperty = '--toasts-height';

/**
 * Reserves the room that messages take at the foot of the window: the end of the page, dialogs and bars keep above it, and what has
 * the focus is scrolled out from under them.
 */
export function useReservedRoom(viewport: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const focused = findFocused();
      style.setProperty(heightProperty, `${element.offsetHeight}px`);
      focused?.scrollIntoView({ block: 'nearest' });
      element.scrollTop = element.scrollHeight; // the newest is the last one
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, [viewport]);
}

/**
 * The control that has the focus, in sight or pushed out of it a moment ago by what was inserted above it; a page that has the
 * focus as a whole is left where it is.
 */
function findFocused(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return null;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const margin = window.innerHeight / 2;
  return top < window.innerHeight + margin && bottom > -margin ? activeElement : null;
}
