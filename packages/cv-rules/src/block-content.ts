import { findDateMentions, findDateRange, trimPunctuation, without } from './dates';
import type { Line } from './line';
import { degreeAtStart } from './vocabulary/degrees';
import { isInstitution, schoolAndField } from './vocabulary/education-words';
import type { SectionKind } from './vocabulary/headings';
import { isLanguage } from './vocabulary/languages';
import { drawnLevel, isLevel } from './vocabulary/levels';
import { titleLikeness } from './vocabulary/work-words';
import { readSaidPositions } from './work/sentences';

const longestHead = 90;
const fewestSkills = 3;
const longestSkill = 30;
const mostSkillWords = 4;

/**
 * Section to which lines belong by what they say, whatever stands above them: a whole position (dates, a post, what
 * may be an employer), a whole school (its name, and a degree or dates), languages, or a list. undefined where they are none of it.
 */
export function contentOf(lines: readonly Line[]): SectionKind | undefined {
  const heads = lines.filter(({ marker, text }) => marker !== 'bullet' && text.length <= longestHead);
  const isDated = heads.some(({ text }) => findDateRange(text) ?? findDateMentions(text)[0]);
  const hasPost = heads.some(({ text }) => titleLikeness(text) > 0);
  const schools = heads.filter(({ text }) => isInstitution(text) || schoolAndField.test(text));
  const hasDegree = heads.some(({ cells }) => cells.some((cell) => degreeAtStart(cell) !== null));
  if (schools.length > 0 && !hasPost && (isDated || hasDegree)) return 'education';
  if (isDated && hasPost && heads.some(mayNameEmployer)) return 'work';
  if (readSaidPositions(lines)) return 'work';
  const items = itemsOf(lines);
  if (items.length > 0 && items.every(isLanguageItem)) return 'languages';
  return items.length >= fewestSkills && isList(lines) ? 'skills' : undefined;
}

/** Whether lines hold nothing but short items, `Excel, SAP (basic)`. */
export function isList(lines: readonly Line[]): boolean {
  const items = itemsOf(lines);
  return items.length > 0 && items.every(isSkillItem);
}

function itemsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/\s*[,;|•]\s*/)));
}

/** By a word of employers, on a line of its own, or beside a post, as in `Cook, Salt & Sons` and `Cook – Salt & Sons`. */
function mayNameEmployer({ text }: Line): boolean {
  if (titleLikeness(text) < 0 || isInstitution(text)) return true;
  const isName = titleLikeness(text) === 0 && /^\p{Lu}/u.test(text) && !/[.;:]$/.test(text);
  if (isName && !findDateMentions(text)[0]) return true;
  const parts = text
    .split(/,\s+|\s[–—|@-]\s|\s(?:at|di|pada)\s|\t/)
    .map(withoutPeriod)
    .filter((part) => part !== '' && !findDateMentions(part)[0]);
  return parts.length > 1 && parts.some((part) => titleLikeness(part) > 0);
}

/** `2011–2012 Intern` → `Intern` */
function withoutPeriod(part: string): string {
  const period = findDateRange(part);
  return period ? trimPunctuation(without(part, period)) : part;
}

function isLanguageItem(item: string): boolean {
  const [name = '', ...level] = item
    .replace(drawnLevel, '')
    .split(/\s*[(:–—)-]\s*|\s{2,}/)
    .filter(Boolean);
  return isLanguage(name) && level.every(isLevel);
}

function isSkillItem(item: string): boolean {
  const words = item.split(' ').length;
  return (
    item.length <= longestSkill &&
    words <= mostSkillWords &&
    /\p{L}/u.test(item) &&
    !/[@:]|\d{4}|[.!?]$/.test(item)
  );
}
