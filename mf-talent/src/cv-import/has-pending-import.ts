import type { FullProfile } from '@sabi/contracts/http/profile/profile';

/** Whether a CV import awaits the owner's decision; no other step is suggested until then. */
export function hasPendingImport({ proposal: cvImport }: FullProfile): boolean {
  return cvImport?.state === 'open' && cvImport.new_count + cvImport.changed_count > 0;
}
