import type { ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import { nameMaxLength, profileLineMaxLength, summaryMaxLength } from '@sabi/contracts/profile/entry-rules';
import { shorten } from '@sabi/cv/fit-cv';
import type { FieldValues } from './cv-import-repository';

/** Limits of the profile's fields, which are stricter than those of a CV. */
const maxLengths: Readonly<Record<ProposedFieldName, number>> = {
  first_name: nameMaxLength,
  last_name: nameMaxLength,
  phone_number: profileLineMaxLength,
  personal_summary: summaryMaxLength,
  title: profileLineMaxLength,
  current_organization: profileLineMaxLength,
  position_interest: profileLineMaxLength,
};

/** The fields cut to the profile's limits, and the number of cuts. */
export function shortenFields(said: FieldValues): { fields: FieldValues; count: number } {
  return shorten(said, (name) => maxLengths[name as ProposedFieldName]);
}
