import { type RefObject, useLayoutEffect } from 'react';

/** Keeps elements at the bottom of the window above a phone's on-screen keyboard. */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    const { visualViewport } = window;
    if (!element || !visualViewport) return;
    const place = () => {
      const hidden = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      element.style.setProperty('bottom', `${Math.max(0, hidden)}px`);
    };
    place();
    visualViewport.addEventListener('resize', place);
    visualViewport.addEventListener('scroll', place);
    return () => {
      visualViewport.removeEventListener('resize', place);
      visualViewport.removeEventListener('scroll', place);
    };
  }, [target]);
}
