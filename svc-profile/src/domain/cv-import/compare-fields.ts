import { type ProposedFieldName, proposedFieldNames } from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Evidence } from '@sabi/contracts/cv/evidence';
import type { ProposedField } from '@sabi/contracts/http/profile/cv-import';
import { type Profile, profileChangesSchema } from '@sabi/contracts/http/profile/profile';
import type { FieldOrigins } from '../profiles/profile-repository';
import { isFilled } from '../profiles/profile-strength';
import { normalizePhone, normalizeText } from './normalize-text';

/** Single fields found in a CV. */
type Said = Readonly<Partial<Record<ProposedFieldName, string | null>>>;

interface Known {
  readonly profile: Pick<Profile, ProposedFieldName>;
  readonly origins: FieldOrigins;
  readonly evidence: CvEvidence | null;
}

/** The profile fields found in a CV that pass the profile's validation. */
export function compareFields(said: Said, known: Known): ProposedField[] {
  return proposedFieldNames.flatMap((field) => {
    const proposed = readField(said[field], field);
    return proposed === null ? [] : [compareField(field, proposed, known)];
  });
}

function readField(said: string | null | undefined, field: ProposedFieldName): string | null {
  const { data } = profileChangesSchema.shape[field].safeParse(said);
  return isFilled(data ?? null) ? (data ?? null) : null;
}

function compareField(field: ProposedFieldName, proposed: string, known: Known): ProposedField {
  const current = known.profile[field];
  const wording = field === 'phone_number' ? normalizePhone : normalizeText;
  const isNew = !isFilled(current);
  const isSame = !isNew && wording(proposed) === wording(current);
  const evidence: Partial<Record<ProposedFieldName, Evidence>> = known.evidence?.fields ?? {};
  const { lines = [], inferred = [], confidence } = evidence[field] ?? {};
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
    ...(confidence !== undefined && { confidence }),
  };
}
