import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the address's anchor and focuses it, as it did not exist when the page opened. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
