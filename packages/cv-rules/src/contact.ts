import { findDateRange } from './dates';
import { emailPattern, findEmail } from './email';
import type { Line } from './line';
import { findPhone, phonePattern } from './phone';
import { findPhoneRegions } from './phone-region';
import { linesOf, type Section } from './section';

export interface Contact {
  readonly email: string | null;
  /** E.164, or as written where nothing shows the country. */
  readonly phone: string | null;
}

/** Lines with the address or number of another person. */
const ofOthers =
  /(?<!\p{L})(?:referen(?:ce|si)|referee|atasan|superior|supervisor|darurat|emergency|orang tua|parents?|ayah|ibu|suami|istri|wali|spouse|next of kin)(?!\p{L})/iu;

/** Address and number of the person; never those of referees, superiors and relatives. */
export function findContact(sections: readonly Section[]): Contact {
  const head = linesOf(sections, 'head', 'contact');
  const all = sections.flatMap(({ lines }) => lines);
  const groups = [
    head,
    linesExcept(sections, 'references', 'work', 'education'),
    linesOf(sections, 'work', 'education'),
  ].map((lines) => lines.filter(({ text }) => !ofOthers.test(text)));
  const regions = findPhoneRegions(head, all);
  return { email: firstOf(groups, findEmail), phone: firstOf(groups, (lines) => findPhone(lines, regions)) };
}

function linesExcept(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => !kinds.includes(kind)).flatMap(({ lines }) => lines);
}

function firstOf<T>(
  groups: readonly (readonly Line[])[],
  find: (lines: readonly Line[]) => T | null,
): T | null {
  for (const lines of groups) {
    const found = find(lines);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a line has only contact details: an address, a number, a link. Two years have as many digits as a number. */
export function isContactLine(text: string): boolean {
  if (findDateRange(text)) return false;
  return (
    emailPattern.test(text) || phonePattern.test(text) || /(?:https?:\/\/|www\.|linkedin|github)/i.test(text)
  );
}
