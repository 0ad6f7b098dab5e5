import { isDeepStrictEqual } from 'node:util';
import { parsedSections } from '@sabi/contracts/ai/cv-fields';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import type { Decision } from '@sabi/contracts/http/profile/cv-import';
import type { AnyFields } from './compare-entries';
import { keyOfEntry } from './compare-lists';
import type { StoredCvImport } from './cv-import-repository';
import { joinDescription, newEntry, textOfLine } from './place-lines';
import type { CvCorrection } from '../cv-corrections/cv-correction';

const dayMs = 86_400_000;
/** How long a correction is kept. */
const keptDays = 365;

/**
 * The correction in a decision, if there is one: what was read, with its owner's values in place and the lines they placed. What they
 * merely did not take over may be right, and stays.
 */
export function findCorrection(
  cvImport: Pick<StoredCvImport, 'id' | 'user_id' | 'resume_id' | 'parsed' | 'unassigned'>,
  decision: Decision,
  now: Date,
): CvCorrection | null {
  const { id, user_id, resume_id, parsed, unassigned = [] } = cvImport;
  const corrected = correctCv(parsed, decision, cvImport);
  if (!resume_id || isDeepStrictEqual(corrected, parsed)) return null;
  return {
    id,
    user_id,
    resume_id,
    parsed,
    corrected,
    unassigned: unassigned.map(({ text }) => text),
    consented_at: now,
    expires_at: new Date(now.getTime() + keptDays * dayMs),
  };
}

function correctCv(
  parsed: ParsedCv,
  { accepted, placed = [] }: Decision,
  { unassigned = [] }: Pick<StoredCvImport, 'unassigned'>,
): ParsedCv {
  const items = new Map(accepted.map(({ key, ...item }) => [key, item]));
  const own = accepted.flatMap(({ key, corrected = {} }) => (key in parsed ? Object.entries(corrected) : []));
  const lists = parsedSections.map((section) => {
    const entries = (parsed[section] as AnyFields[]).map((entry, index): AnyFields => {
      const key = keyOfEntry(section, index);
      const { said, corrected } = items.get(key) ?? {};
      const lines = placed.filter(({ as, entry: target }) => as === 'description' && target === key);
      return joinDescription(
        { ...entry, ...said, ...corrected },
        lines.map((line) => textOfLine(line, unassigned)),
      );
    });
    const added = placed.filter(({ as }) => as === section).map(({ said = {} }) => newEntry(section, said));
    return [section, [...entries, ...added]] as const;
  });
  return parsedCvSchema.parse({ ...parsed, ...Object.fromEntries(own), ...Object.fromEntries(lists) });
}
