import type { ParsedCv } from '@sabi/contracts/cv';
import { type CvEvidence, type ParsedField, parsedFieldNames } from '@sabi/contracts/cv-evidence';
import type { ProposedField } from '@sabi/contracts/http/cv-proposals';
import { type Profile, profileChangesSchema } from '@sabi/contracts/http/profile';
import type { FieldOrigins } from '../../data-access/profile.model';
import { isFilled } from '../profile-strength';
import { phoneOf, sayingOf } from './same-words';

const maxSummaryLength = 5000;

interface Known {
  readonly profile: Pick<Profile, ParsedField>;
  readonly origins: FieldOrigins;
  readonly evidence: CvEvidence | null;
}

/** What a document says of the single fields of a profile; only what the owner could have typed. */
export function compareFields(parsed: ParsedCv, known: Known): ProposedField[] {
  return parsedFieldNames.flatMap((field) => {
    const proposed = readField(parsed, field);
    return proposed === null ? [] : [compareField(field, proposed, known)];
  });
}

function readField(parsed: ParsedCv, field: ParsedField): string | null {
  const said = field === 'personal_summary' ? parsed[field]?.slice(0, maxSummaryLength) : parsed[field];
  const { data } = profileChangesSchema.shape[field].safeParse(said);
  return isFilled(data ?? null) ? (data ?? null) : null;
}

function compareField(field: ParsedField, proposed: string, known: Known): ProposedField {
  const current = known.profile[field];
  const wording = field === 'phone_number' ? phoneOf : sayingOf;
  const isNew = !isFilled(current);
  const isSame = !isNew && wording(proposed) === wording(current);
  const { lines = [], inferred = [] } = known.evidence?.fields[field] ?? {};
  const suggested = known.origins[field] ? 'theirs' : 'mine';
  return {
    key: field,
    field,
    finding: isNew ? 'new' : isSame ? 'duplicate' : 'changed',
    current: isNew ? null : current,
    proposed,
    lines,
    inferred,
    changes: isNew || isSame ? [] : [{ field, suggested }],
  };
}
