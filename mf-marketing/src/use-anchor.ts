import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part that the address names, and focuses it if it takes the focus: it may not have been rendered when the
 * shell looked for it. Does nothing when the user is typing or has moved on.
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

/** A link that was followed gives it away, and so does the shell's content element, which has it on a new page. */
function isFocusFree(part: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.contains(part)) return true;
  return activeElement instanceof HTMLAnchorElement;
}
