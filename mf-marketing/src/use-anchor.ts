import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the part of the page that the address names, with the focus where the part takes it: when the shell looked for
 * it, the page was perhaps not there yet. Who writes or has gone on meanwhile keeps the focus.
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
