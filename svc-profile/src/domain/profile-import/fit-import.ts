import { type CvEvidence, cvResultSchema } from '@sabi/contracts/cv-evidence';
import type { ParsedCv } from '@sabi/contracts/cv';
import { fitCv, type FoundEntry, mapEntries } from '@sabi/contracts/fit-cv';
import { sayingOf } from '../cv-import/normalize-text';
import { ImportInvalid } from './import-invalid';
import type { ImportedProfile } from './imported-profile';

interface FoundProfile {
  readonly cv: ParsedCv;
  readonly evidence: CvEvidence | null;
  readonly own: ImportedProfile['own'];
  readonly unplaced: ImportedProfile['unplaced'];
}

/** Of a list, before what stands twice is left out: no person has as many, and reading them takes everybody's time. */
export const mostEntries = 5000;

/**
 * What a file says, each thing once and as much of it as a CV may say: one line that is too long does not cost the rest.
 * @throws {ImportInvalid} for values no profile takes, or a list that is nobody's
 */
export function fitImport({ cv, evidence, ...found }: FoundProfile): ImportedProfile {
  const single = mapEntries({ cv, evidence }, (_section, entries) => {
    if (entries.length > mostEntries) throw new ImportInvalid('More entries than a person has');
    return withoutRepeats(entries);
  });
  const { omissions, ...fitted } = fitCv(single.cv, single.evidence);
  const result = cvResultSchema.safeParse({ ...fitted.cv, evidence: fitted.evidence });
  if (!result.success) throw new ImportInvalid('Values that no profile takes');
  return { ...result.data, ...found, omissions };
}

/** The first of those that say the same in every field, however their capitals and signs fall. */
function withoutRepeats(entries: readonly FoundEntry[]): FoundEntry[] {
  const told = new Set<string>();
  return entries.filter(({ fields }) => {
    const said = JSON.stringify(
      Object.values(fields).map((value) => (typeof value === 'string' ? sayingOf(value) : value)),
    );
    return !told.has(said) && told.add(said);
  });
}
