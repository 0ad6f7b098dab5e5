import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findOffer } from './offer-anchor';

/** Leads who comes back from signing in to what they had chosen: when the page opened, it was not there yet. */
export function useReturnToOffer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const offer = findOffer(hash);
    offer?.scrollIntoView();
    offer?.focus({ preventScroll: true });
  }, [hash]);
}
