import { type CvEvidence, cvResultSchema } from '@sabi/contracts/cv/evidence';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { fitCv, type FoundEntry, mapEntries } from '@sabi/cv/fit-cv';
import { normalizeText } from '../cv-import/normalize-text';
import { ImportInvalid } from './import-invalid';
import type { ImportedProfile } from './imported-profile';

interface FoundProfile {
  readonly cv: ParsedCv;
  readonly evidence: CvEvidence | null;
  readonly own: ImportedProfile['own'];
  readonly unplaced: ImportedProfile['unplaced'];
}

/** Limit before removing duplicates; bounds the processing time. */
export const maxListEntries = 5000;

/**
 * The content without duplicates, cut to the limits of a CV.
 * @throws {ImportInvalid} for invalid values or an implausibly long list
 */
export function fitImport({ cv, evidence, ...found }: FoundProfile): ImportedProfile {
  const single = mapEntries({ cv, evidence }, (_section, entries) => {
    if (entries.length > maxListEntries) throw new ImportInvalid('More entries than a person has');
    return withoutRepeats(entries);
  });
  const { omissions, ...fitted } = fitCv(single.cv, single.evidence);
  const result = cvResultSchema.safeParse({ ...fitted.cv, evidence: fitted.evidence });
  if (!result.success) throw new ImportInvalid('Values that no profile takes');
  return { ...result.data, ...found, omissions };
}

/** Keeps the first entry of equal normalized content. */
function withoutRepeats(entries: readonly FoundEntry[]): FoundEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ fields }) => {
    const content = JSON.stringify(
      Object.values(fields).map((value) => (typeof value === 'string' ? normalizeText(value) : value)),
    );
    return !seen.has(content) && seen.add(content);
  });
}
