import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findOffer } from './offer-anchor';

/** Scrolls back to the chosen offer after signing in, as it is not rendered yet when the page opens. */
export function useReturnToOffer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const offer = findOffer(hash);
    offer?.scrollIntoView();
    offer?.focus({ preventScroll: true });
  }, [hash]);
}
