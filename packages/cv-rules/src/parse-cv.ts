import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { fitCv } from '@sabi/cv/fit-cv';
import { parseCertifications } from './certifications';
import { findContact } from './contact';
import type { DocumentLine } from './document-text';
import { parseEducation } from './education/parse-education';
import { findSaidLanguages, parseLanguages } from './languages';
import { pairRows } from './paired-cells';
import { findPersonName } from './person-name';
import { linesOf } from './section';
import { headingKind, toSections } from './sections';
import { separateHeadingColumns } from './heading-columns';
import { findSaidSkills, parseSkills } from './skills';
import { findSummary } from './summary';
import { toLines } from './text-lines';
import { findUnassigned, type UnassignedLine } from './unassigned';
import { guessSectionKind } from './vocabulary/heading-words';
import { isLanguage } from './vocabulary/languages';
import { parseWork } from './work/parse-work';
import { joinWrappedEntryHeaders } from './wrapped-entry-headers';
import { joinWrappedHeadings } from './wrapped-headings';

const headingTests = {
  isHeading: (text: string) => headingKind(text) !== undefined,
  mayBeHeading: (text: string) =>
    (headingKind(text) ?? guessSectionKind(text)) !== undefined && text.split(' ').length <= 3,
};

/** Parses a CV in English or Indonesian, truncated to the limits of a profile. Missing values are null or empty lists. */
export function parseCv(document: readonly DocumentLine[]): ParsedCv {
  return fitCv(parseWholeCv(document)).cv;
}

/** Like `parseCv`, without truncation. */
export function parseWholeCv(document: readonly DocumentLine[]): ParsedCv {
  return readCv(document).cv;
}

/** A CV, and the lines of its work and education that no value of it holds. */
export interface CvWithRest {
  readonly cv: ParsedCv;
  readonly unassigned: readonly UnassignedLine[];
}

/** Like `parseWholeCv`, with the lines that found no place. */
export function readCv(document: readonly DocumentLine[]): CvWithRest {
  const { sections, name, contact } = readSections(document);
  const languages = parseLanguages(pairRows(linesOf(sections, 'languages')));
  const listed = parseSkills(pairRows(linesOf(sections, 'skills')));
  const skills = listed.length > 0 ? listed : findSaidSkills(linesOf(sections, 'other'));
  const cv = {
    first_name: name?.first ?? null,
    last_name: name?.last ?? null,
    email: contact.email,
    phone_number: contact.phone,
    personal_summary: findSummary(sections),
    work_experiences: parseWork(joinWrappedEntryHeaders(linesOf(sections, 'work'))),
    educations: parseEducation(joinWrappedEntryHeaders(linesOf(sections, 'education'))),
    skills: skills.filter(({ skill_name }) => !isLanguage(skill_name)),
    languages:
      [languages, languagesAmong(skills), findSaidLanguages(linesOf(sections, 'other'))].find(
        (found) => found.length > 0,
      ) ?? [],
    licenses_certifications: parseCertifications(linesOf(sections, 'certifications')),
  };
  return {
    cv,
    unassigned: [
      ...findUnassigned('work', linesOf(sections, 'work'), cv.work_experiences),
      ...findUnassigned('education', linesOf(sections, 'education'), cv.educations),
    ],
  };
}

/** Sections of a document, with what was read of its head to find them. */
export function readSections(document: readonly DocumentLine[]) {
  const lines = joinWrappedHeadings(separateHeadingColumns(toLines(document), headingTests));
  const contact = findContact(toSections(lines));
  const name = findPersonName(lines, contact.email);
  return { sections: toSections(lines, name?.line), name, contact };
}

function languagesAmong(skills: ParsedCv['skills']): ParsedCv['languages'] {
  return skills
    .filter(({ skill_name }) => isLanguage(skill_name))
    .map(({ skill_name, proficiency_level }) => ({ language_name: skill_name, proficiency_level }));
}
