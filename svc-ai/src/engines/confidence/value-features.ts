import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import { findDateRange } from '@sabi/cv-rules/dates';
import { isInstitution } from '@sabi/cv-rules/vocabulary/education-words';
import { isLevel } from '@sabi/cv-rules/vocabulary/levels';
import { isPlace } from '@sabi/cv-rules/vocabulary/places';
import { titleLikeness } from '@sabi/cv-rules/vocabulary/work-words';
import { type AnyFields, beginningOf, containsValue, isDateMentioned } from '../evidence/entry-location';
import type { SearchableLine } from '../evidence/searchable-lines';
import type { DocumentFacts } from './document-facts';

/** Named properties of a value or an entry, each from 0 to 1. */
export type Features = Readonly<Record<string, number>>;

/** A value and where it was looked for. */
export interface ValuePlace {
  readonly section: ParsedSection | null;
  readonly field: string;
  readonly value: string;
  readonly entry: AnyFields;
  /** Index of the line with the value; undefined where no line of its entry has it. */
  readonly index: number | undefined;
}

const wordsAtMost = [2, 5, 12];
export const flag = (isSo: boolean) => (isSo ? 1 : 0);

/** How a value looks, and how it stands in its line. */
export function describeValue(place: ValuePlace, document: DocumentFacts): Features {
  const { field, value, index } = place;
  const line = index === undefined ? undefined : document.lines[index];
  const isDate = /^\d{4}(?:-\d\d)?$/.test(value);
  return {
    isFound: flag(line !== undefined),
    ...(isDate ? describeDate(value, line?.text ?? '') : describeText(value)),
    ...describeWords(field, value),
    ...(line && !isDate && describePosition(value, line.text, document.searchable[index ?? 0])),
  };
}

function describeDate(value: string, line: string): Features {
  return { isYear: flag(value.length === 4), hasRange: flag(findDateRange(line) !== undefined) };
}

function describeText(value: string): Features {
  const words = value.split(/\s+/u);
  const lines = value.split('\n');
  const lengths = wordsAtMost.map((most) => [`wordsOver${most}`, flag(words.length > most)] as const);
  return {
    ...Object.fromEntries(lengths),
    isOneWord: flag(words.length === 1),
    isOneLetter: flag(value.length < 3),
    linesOver1: flag(lines.length > 1),
    linesOver6: flag(lines.length > 6),
    hasDate: flag(findDateRange(value) !== undefined),
    hasYear: flag(/(?:19|20)\d\d/.test(value)),
    hasDigit: flag(/\d/.test(value)),
    hasColon: flag(/[:|;•]/u.test(value)),
    hasComma: flag(value.includes(',')),
    hasBrackets: flag(/[()]/.test(value)),
    hasDash: flag(/\s[-–—]\s/u.test(value)),
    endsAsSentence: flag(/[.!?]$/.test(value)),
    endsOpen: flag(/[-,&/–]$|\b(?:and|dan|of|di|the|untuk|for)$/iu.test(value)),
    beginsSmall: flag(/^\p{Ll}/u.test(value)),
    isCapitals: flag(value.length > 4 && value === value.toUpperCase()),
    hasUnevenBrackets: flag(value.split('(').length !== value.split(')').length),
  };
}

/** What the vocabulary says about a value. */
function describeWords(field: string, value: string): Features {
  switch (field) {
    case 'job_title':
    case 'company_name': {
      const likeness = titleLikeness(value);
      return { isLikeTitle: flag(likeness > 0), isLikeCompany: flag(likeness < 0) };
    }
    case 'institution_name':
    case 'issuing_organization':
    case 'degree':
      return { isInstitution: flag(isInstitution(value)) };
    case 'location':
      return { isPlace: flag(isPlace(value)) };
    case 'proficiency_level':
      return { isLevel: flag(isLevel(value)) };
    default:
      return {};
  }
}

/** Whether the value is its whole line, its beginning or its end. */
function describePosition(value: string, text: string, line: SearchableLine | undefined): Features {
  const letters = beginningOf(value);
  const whole = line?.letters ?? '';
  return {
    isWholeLine: flag(whole === letters),
    isCell: flag(text.split('\t').some((cell) => beginningOf(cell) === letters)),
    isAtStart: flag(whole.startsWith(letters)),
    isAtEnd: flag(whole.endsWith(letters)),
    isLongLine: flag(text.length > 90),
  };
}

/** Index of the line with a value, from the first line of its entry on. */
export function findLine(
  { field, value }: { field: string; value: string },
  { from, to }: { from: number; to: number },
  { searchable }: DocumentFacts,
): number | undefined {
  const letters = beginningOf(field === 'description' ? (value.split('\n')[0] ?? '') : value);
  for (let index = from; index < Math.min(to, searchable.length); index += 1) {
    const line = searchable[index];
    if (!line) continue;
    if (field.endsWith('_date') ? isDateMentioned(value, [line]) : letters && containsValue(line, letters))
      return index;
  }
  return undefined;
}
