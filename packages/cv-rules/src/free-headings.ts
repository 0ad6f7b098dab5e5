import { contentOf, isList } from './block-content';
import { isContactLine } from './contact';
import { findDateMentions, findDateRange } from './dates';
import type { HeadingStyles } from './heading-styles';
import type { Line } from './line';
import type { Section } from './section';
import { describesWork } from './vocabulary/accomplishments';
import { degreeAtStart } from './vocabulary/degrees';
import { isInstitution } from './vocabulary/education-words';
import { guessSectionKind } from './vocabulary/heading-words';
import type { SectionKind } from './vocabulary/headings';
import { isPlace } from './vocabulary/places';
import { titleLikeness } from './vocabulary/work-words';

const numbering = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+/;
const typedHeading = /^[\p{L}/&', -]{4,44}$/u;
/** Words, mostly of the first person, that mark a freely worded heading. */
const personal = /(?<!\p{L})(?:saya|aku|yang|di ?miliki|my|me|i)(?!\p{L})/iu;
const conjunction = /\s*(?:&|\/|,|\+|\band\b|\bdan\b)\s*/i;
const mostWords = 6;
/** Of a block that is read to know what it is about. */
const mostLines = 8;
const smallShare = 0.5;
/** Above the person's address a line is the name, or a headline. */
const linesOfHead = 5;
const largerThanText = 1.08;
/** Sections without entries that have a head. */
const listKinds: ReadonlySet<Section['kind']> = new Set(['skills', 'languages']);
const kindsByContent: readonly (SectionKind | undefined)[] = ['work', 'education'];

/** A line that may be a heading, with its surroundings. */
export interface Surroundings {
  readonly previous: Line | undefined;
  readonly following: readonly Line[];
  /** Section so far. */
  readonly current: Section['kind'];
  readonly styles: HeadingStyles;
}

/** Section of a freely worded heading, `other` where none fits; undefined where a line is none. */
export function freeHeadingKind(line: Line, surroundings: Surroundings): SectionKind | undefined {
  const { following, styles } = surroundings;
  const text = line.text.replace(numbering, '');
  if (!styles.isSetAsHeading(line))
    return kindOfTyped(line, surroundings) ?? kindOfStyled(line, surroundings);
  const kind = guessSectionKind(text);
  const isOwnEntry =
    kind !== 'other' && kind === surroundings.current && !isPhrase(text) && headsDates(following);
  // `What I work with`, `Still learning` over a list of skills.
  if (kindsByContent.includes(kind) && kindOfBlock(line, surroundings) === 'skills') return 'skills';
  if (kind && !isOwnEntry) return isAboutSchools(text, kind, following.slice(0, 2)) ? 'education' : kind;
  const isSetApart = line.isApart || line.look.size >= largerThanText;
  if (isSetApart && styles.isUnmistakable(line) && listKinds.has(surroundings.current))
    return kindOfBlock(line, surroundings) ?? 'other';
  // A post or a school is followed by dates.
  const isEntry = following
    .slice(0, 2)
    .some((next) => next.marker === null && findDateRange(next.text) !== undefined);
  if (isOwnEntry || isEntry || !styles.isUnmistakable(line))
    return kindOfStyled(line, surroundings) ?? kindOfTyped(line, surroundings);
  const isInHead =
    surroundings.current === 'head' &&
    following.slice(0, linesOfHead).some(({ text }) => isContactLine(text));
  return kindOfStyled(line, surroundings) ?? (isInHead ? undefined : 'other');
}

/** `Qualifications` are certificates or degrees, decided by the lines below. */
export function isAboutSchools(text: string, kind: SectionKind, following: readonly Line[]): boolean {
  return (
    kind === 'certifications' &&
    /qualif|kualif/i.test(text) &&
    following.some((line) => isInstitution(line.text) || degreeAtStart(line.text) !== null)
  );
}

/**
 * A heading of a word processor's style in words of no list: what stands beneath, up to the next one, decides. Within a section of
 * that kind it is the head of an entry.
 */
function kindOfStyled(line: Line, surroundings: Surroundings): SectionKind | undefined {
  const content = kindOfBlock(line, surroundings);
  return content === surroundings.current ? undefined : content;
}

/** Also that of the section so far: in a list, the line then heads a group, `Design tools` below `Skills`. */
function kindOfBlock(line: Line, { following, current, styles }: Surroundings): SectionKind | undefined {
  const isMarked = (other: Line) => other.look.isHeading || styles.isUnmistakable(other);
  if (!isMarked(line) || line.cells.length > 1 || titleLikeness(line.text) > 0) return undefined;
  const next = following.findIndex(isMarked);
  const block = following.slice(0, next === -1 ? mostLines : Math.min(next, mostLines));
  return contentOf(block) ?? (current === 'skills' && isList(block) ? 'skills' : undefined);
}

/** In a text without style: a short separate line above a whole position or school, or in words that name a section. */
function kindOfTyped(line: Line, surroundings: Surroundings): SectionKind | undefined {
  const words = line.text.replace(/\s*:$/, '');
  if (!isTyped(line) || !typedHeading.test(words) || words.split(' ').length > mostWords) return undefined;
  const block = blockBelow(surroundings.following);
  const content = contentOf(block);
  const guess = guessSectionKind(words);
  // `Sekolah / kuliah`, `What I know`
  const kinds = words.split(conjunction).map(guessSectionKind);
  const isAgreed = kinds.length > 1 && kinds.every((kind) => kind === guess);
  const isWholeEntry = kindsByContent.includes(content) && titleLikeness(words) <= 0 && !isPlace(words);
  if (isWholeEntry && (isPhrase(words) || guess === content)) return content;
  if (guess && (personal.test(words) || isAgreed) && titleLikeness(words) <= 0 && guess !== 'other')
    return guess;
  if (isPlace(words) || titleLikeness(words) !== 0) return undefined;
  if (isWholeEntry && isNoName(words, surroundings)) return content;
  if (content && (content === 'languages' || guess === content || isPhrase(words))) return content;
  return isEndOfEntries(words, block, surroundings) ? 'other' : undefined;
}

/** `Brevet Pajak` below `SERTIFIKASI`: a name of what the section holds, above its details and a date. */
function headsDates(following: readonly Line[]): boolean {
  return following
    .slice(0, 2)
    .some(({ marker, text, look }) => !marker && !look.isStrong && findDateMentions(text).length > 0);
}

function isTyped({ look, isApart, marker, cells, room }: Line): boolean {
  const isPlain = !look.isStrong && !look.isHeading && look.size === 1 && room === null;
  return isPlain && isApart && !marker && cells.length === 1;
}

function blockBelow(following: readonly Line[]): Line[] {
  const end = following.findIndex(({ isApart }, index) => index > 0 && isApart);
  return following.slice(0, end === -1 ? mostLines : Math.min(end, mostLines));
}

/** Above a whole entry that begins with its employer or school, a line names nothing more. */
function isNoName(words: string, { following, current }: Surroundings): boolean {
  const [first] = following;
  // A certificate stands above its issuer as a heading does above an employer.
  if (current === 'certifications') return false;
  const isNameBelow =
    first !== undefined &&
    (titleLikeness(first.text) < 0 || isInstitution(first.text)) &&
    !first.isApart &&
    !describesWork(first.text);
  return isNameBelow && !isInstitution(words);
}

/** `Where I have been useful`: at least half of the words begin small, as in no name. */
function isPhrase(words: string): boolean {
  const [, ...others] = words.split(' ');
  const small = others.filter((word) => /^\p{Ll}/u.test(word)).length;
  return others.length > 0 && (small > others.length * smallShare || personal.test(words));
}

/**
 * Behind the entries of a section, a short line above lines without any date, post or employer: `Proyek Iseng` over
 * `Kasir Pintar (Web)`. It ends the section.
 */
function isEndOfEntries(
  words: string,
  block: readonly Line[],
  { previous, following, current }: Surroundings,
): boolean {
  const isBehindEntries = (current === 'work' || current === 'education') && previous?.marker === 'bullet';
  const [first, second] = following;
  if (!isBehindEntries || !first || first.isApart || isInstitution(words)) return false;
  const isList =
    first.marker !== 'bullet' && second?.marker === 'bullet' && first.text.split(' ').length <= mostWords;
  const isOther = guessSectionKind(words) === 'other' || isPhrase(words);
  return (
    (isList || isOther) &&
    block.every(
      ({ text, marker }) =>
        findDateMentions(text).length === 0 && (isOther || marker === 'bullet' || titleLikeness(text) === 0),
    )
  );
}
