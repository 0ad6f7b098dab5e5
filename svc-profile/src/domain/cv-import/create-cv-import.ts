import { randomUUID } from 'node:crypto';
import type { ParsedCv } from '@sabi/contracts/cv';
import type { Omission } from '@sabi/contracts/cv-evidence';
import { openUntil } from './cv-import-deadlines';
import { withPossibleTimes } from './drop-invalid-dates';
import { fitFields } from './shorten-fields';
import type { StoredProposal } from './cv-import-repository';

/** An open import, its single fields shortened to the limits of a profile; what was cut is listed as omissions. */
export function createProposal(
  said: Pick<
    StoredProposal,
    | 'user_id'
    | 'kind'
    | 'file_name'
    | 'resume_id'
    | 'parsed'
    | 'own'
    | 'evidence'
    | 'hidden_letters'
    | 'unread_pages'
    | 'is_recognised'
    | 'omissions'
    | 'unplaced'
  >,
): StoredProposal {
  const now = new Date();
  const ofParsed = fitFields(pickFields(said.parsed));
  const ofOwn = fitFields(said.own ?? {});
  const count = ofParsed.count + ofOwn.count;
  const ofFields: Omission[] = count > 0 ? [{ group: 'fields', reason: 'shortened', count }] : [];
  return {
    id: randomUUID(),
    ...said,
    parsed: withPossibleTimes({ ...said.parsed, ...ofParsed.fields }),
    ...(said.own && { own: ofOwn.fields }),
    // A field that was too long for a CV is too long for a profile: it is counted here.
    omissions: [...ofFields, ...(said.omissions ?? []).filter(({ group }) => group !== 'fields')],
    state: 'open',
    acceptance: null,
    created_at: now,
    expires_at: openUntil(now),
  };
}

function pickFields({ first_name, last_name, phone_number, personal_summary }: ParsedCv) {
  return { first_name, last_name, phone_number, personal_summary };
}
