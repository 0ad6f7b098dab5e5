import type { ProposedFieldName } from '@sabi/contracts/cv-evidence';
import { nameMaxLength, profileLineMaxLength, summaryMaxLength } from '@sabi/contracts/entry-rules';
import { shorten } from '@sabi/contracts/fit-cv';
import type { FieldValues } from '../../data-access/cv-import-repository';

/** How long a profile lets each be, which is less than a document may be. */
const maxLengths: Readonly<Record<ProposedFieldName, number>> = {
  first_name: nameMaxLength,
  last_name: nameMaxLength,
  phone_number: profileLineMaxLength,
  personal_summary: summaryMaxLength,
  title: profileLineMaxLength,
  current_organization: profileLineMaxLength,
  position_interest: profileLineMaxLength,
};

/** As much of each as a profile holds, and how many had to be cut for it. */
export function fitFields(said: FieldValues): { fields: FieldValues; count: number } {
  return shorten(said, (name) => maxLengths[name as ProposedFieldName]);
}
