import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part named by the address and focuses it where possible, as it may not have been rendered when the shell looked
 * for it. Does nothing when the user is typing or has moved on.
 */
export function useAnchor(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (!part || !isFocusFree(part)) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, pathname]);
}

/** Also true on a followed link, and on the shell's content element, which has the focus on a new page. */
function isFocusFree(part: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.contains(part)) return true;
  return activeElement instanceof HTMLAnchorElement;
}
