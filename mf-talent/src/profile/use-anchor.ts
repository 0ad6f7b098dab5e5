import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the place the address names, with the focus: when the page opened, the place was not there yet. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
