import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import { rejectionReasonNames } from '../../letters/rejection-reasons';
import { renderLetter } from '../../letters/render-letter';
import type { StoredApplication, StoredLetter } from '../application';

interface About extends Pick<StoredApplication, 'job_title'> {
  readonly applicant: { readonly first_name: string | null; readonly last_name: string | null } | null;
}

/** A letter to the talent of an application. @param letter with placeholders */
export function writeLetter(
  letter: StoredLetter,
  { applicant, job_title: title }: About,
  { reason, companyName }: { reason: RejectionReason | null; companyName: string },
): StoredLetter {
  const reasonName = reason ? rejectionReasonNames[reason][letter.language] : '';
  return renderLetter(letter, {
    talent_name: [applicant?.first_name, applicant?.last_name].filter(Boolean).join(' '),
    job_title: title,
    company_name: companyName,
    reason: reasonName.charAt(0).toLowerCase() + reasonName.slice(1),
  });
}
