import type { FullProfile } from '@sabi/contracts/http/profile/profile';

/** Whether something was found in a CV or import that its owner has not decided on: until then nothing else comes next. */
export function hasPendingImport({ proposal: cvImport }: FullProfile): boolean {
  return cvImport?.state === 'open' && cvImport.new_count + cvImport.changed_count > 0;
}
