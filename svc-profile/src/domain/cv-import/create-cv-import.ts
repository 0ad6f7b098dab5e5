import { randomUUID } from 'node:crypto';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { Omission } from '@sabi/contracts/cv/evidence';
import { decisionDeadline } from './cv-import-deadlines';
import type { StoredCvImport } from './cv-import-repository';
import { dropInvalidDates } from './drop-invalid-dates';
import { shortenFields } from './shorten-fields';

/** An open import, its single fields cut to the profile's limits; cuts are listed as omissions. */
export function createCvImport(
  said: Pick<
    StoredCvImport,
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
    | 'unassigned'
  >,
): StoredCvImport {
  const now = new Date();
  const ofParsed = shortenFields(pickFields(said.parsed));
  const ofOwn = shortenFields(said.own ?? {});
  const count = ofParsed.count + ofOwn.count;
  const ofFields: Omission[] = count > 0 ? [{ group: 'fields', reason: 'shortened', count }] : [];
  return {
    id: randomUUID(),
    ...said,
    parsed: dropInvalidDates({ ...said.parsed, ...ofParsed.fields }),
    ...(said.own && { own: ofOwn.fields }),
    // Fields too long for a CV are also too long for a profile, and counted above.
    omissions: [...ofFields, ...(said.omissions ?? []).filter(({ group }) => group !== 'fields')],
    state: 'open',
    acceptance: null,
    created_at: now,
    expires_at: decisionDeadline(now),
  };
}

function pickFields({ first_name, last_name, phone_number, personal_summary }: ParsedCv) {
  return { first_name, last_name, phone_number, personal_summary };
}
