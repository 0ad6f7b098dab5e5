import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { useEffect } from 'react';

/** Deletes a CV that waited too long for its account to be confirmed. */
export function ExpiredCvs(): null {
  useEffect(() => void pendingCvs.removeExpired(), []);
  return null;
}
