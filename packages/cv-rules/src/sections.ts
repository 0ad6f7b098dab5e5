import { followColumns } from './column-sections';
import { findDateRange } from './dates';
import { hasIcon, type HeadingStyles, learnHeadingStyles } from './heading-styles';
import { readLabel } from './labels';
import type { Line } from './line';
import type { Section } from './section';
import { isTableHeader } from './tables';
import { degreeAtStart } from './vocabulary/degrees';
import { isInstitution } from './vocabulary/education-words';
import { guessSectionKind } from './vocabulary/heading-words';
import { documentTitles, lettersOf, type SectionKind, sectionKinds } from './vocabulary/headings';
import { isLanguage } from './vocabulary/languages';
import { titleLikeness } from './vocabulary/work-words';

interface Heading {
  readonly kind: SectionKind;
  /** Content on the heading's line. */
  readonly rest?: Line;
}

const longestHeading = 48;
/** Maximum length of a line with a position's dates; sentences are longer. */
const longestPeriod = 70;
const numbering = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+/;
/** `Work experience (8 years)`. */
const aside = /\s*\([^()]*\)$/;
/** Labels of the Europass form. */
const spokenLanguage = /^(?:mother tongue|other language)(?:s|\(s\))?\s*:?\s+(.+)$/i;
const typedHeading = /^[\p{L}/&' ]{4,44}$/u;
/** Words, mostly of the first person, that mark a freely worded heading. */
const personal = /(?<!\p{L})(?:saya|aku|yang|di ?miliki|my|me|i)(?!\p{L})/iu;
const conjunction = /\s*(?:&|\/|,|\+|\band\b|\bdan\b)\s*/i;
/** Headings that may have content after a colon. */
const openWithColon: ReadonlySet<SectionKind> = new Set([
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
  'other',
]);
/** Sections whose last line may list interests, `Interests: chess`. */
const lists: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'certifications']);
const leisure = /^(?:interest|hobb|hobi|minat|award|penghargaan)/i;
/** Also used inside a position: `Technologies: …`, `Achievements:`. */
const partsOfPosition: ReadonlySet<SectionKind> = new Set(['skills', 'other']);

/**
 * Lines of a CV by section, in the order of the document.
 * @param nameLine index of the line with the person's name: lines below belong to the head of the CV, even after a
 * sidebar
 */
export function toSections(lines: readonly Line[], nameLine?: number): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  const name = lines[nameLine ?? -1];
  const styles = learnHeadingStyles(lines, (line) => line !== name && headingKind(line.text) !== undefined);
  const columns = followColumns();
  const hasLabels = hasLabelColumn(lines);
  const followed = findFollowed(lines);
  for (const [index, line] of lines.entries()) {
    if (line === name) {
      sections.push({ kind: 'head', lines: [] });
      continue;
    }
    // Repeated on every page.
    if (name && line.text === name.text) continue;
    const before = sections.at(-1) ?? { kind: 'head', lines: [] };
    const resumed = columns.enter(line, before);
    if (resumed) sections.push({ kind: resumed, lines: [] });
    const current = sections.at(-1) ?? before;
    const heading =
      withSchools(readHeading(line, hasLabels), line, lines.slice(index + 1, index + 3)) ??
      (index > 0 ? readFreeHeading(line, styles, lines.slice(index + 1, index + 3)) : undefined);
    const isLabel = hasLabels && heading?.rest && headsContent(heading.rest, lines[index + 1]);
    if (!heading || (!isLabel && isPartOfEntry(heading, line, current, followed.has(line))))
      current.lines.push(line);
    else sections.push(...openSections(heading, current, hasLabels ? lines[index + 1] : undefined));
  }
  return withCareers(sections.filter(({ kind, lines: content }) => kind === 'head' || content.length > 0));
}

/** Treats a summary that is a list of dated positions, often headed `Career summary`, as work. */
function withCareers(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'work')) return [...sections];
  return sections.map((section) => {
    const periods = section.lines.filter(({ text }) => text.length <= longestPeriod && findDateRange(text));
    const isCareer = section.kind === 'summary' && periods.length >= 2;
    return isCareer ? { ...section, kind: 'work' as const } : section;
  });
}

/** A freely worded heading: its section, or `other` where none fits. */
function readFreeHeading(line: Line, styles: HeadingStyles, following: readonly Line[]): Heading | undefined {
  const { text } = line;
  if (isDocumentTitle(text)) return undefined;
  if (!styles.isSetAsHeading(line)) return readTypedHeading(line);
  const kind = guessSectionKind(text.replace(numbering, ''));
  if (kind) return { kind: isAboutSchools(text, kind, following) ? 'education' : kind };
  // A post or a school is followed by dates.
  const isEntry = following.some((next) => next.marker === null && findDateRange(next.text) !== undefined);
  return styles.isUnmistakable(line) && !isEntry ? { kind: 'other' } : undefined;
}

/**
 * In a text without style: a short separate line in words that name no employer, `My work so far :`, `Sekolah / kuliah`.
 */
function readTypedHeading(line: Line): Heading | undefined {
  const { text, look, isApart, marker, cells } = line;
  const isPlain = !look.isStrong && !look.isHeading && look.size === 1 && line.room === null;
  const words = text.replace(/\s*:$/, '');
  if (!isPlain || !isApart || marker || cells.length > 1 || !typedHeading.test(words)) return undefined;
  const kinds = words.split(conjunction).map(guessSectionKind);
  const [kind] = kinds;
  const isHeadingText = personal.test(words) || (kinds.length > 1 && kinds.every((other) => other === kind));
  const whole = guessSectionKind(words);
  return whole && isHeadingText && titleLikeness(words) <= 0 ? { kind: whole } : undefined;
}

/** `Qualifications` are certificates or degrees, decided by the lines below. */
function isAboutSchools(text: string, kind: SectionKind, following: readonly Line[]): boolean {
  return (
    kind === 'certifications' &&
    /qualif|kualif/i.test(text) &&
    following.some((line) => isInstitution(line.text) || degreeAtStart(line.text) !== null)
  );
}

function withSchools(
  heading: Heading | undefined,
  { text }: Line,
  following: readonly Line[],
): Heading | undefined {
  return heading && !heading.rest && isAboutSchools(text, heading.kind, following)
    ? { kind: 'education' }
    : heading;
}

/** @param next line beneath, which continues the content of a heading in a separate column */
function openSections({ kind, rest }: Heading, current: Section, next?: Line): Section[] {
  if (!rest) return [{ kind, lines: [] }];
  const opened = { kind, lines: [rest] };
  // One line about something else: in a list, or among personal data.
  const goesOn = current.kind !== 'work' && current.kind !== 'education' && kind !== 'summary';
  if (next && goesOnBeneath(next)) return [opened];
  return goesOn && current.kind !== 'summary' ? [opened, { kind: current.kind, lines: [] }] : [opened];
}

/** Beside a heading in a separate column: an entry, or the first line of several. */
function headsContent(rest: Line, next: Line | undefined): boolean {
  return findDateRange(rest.text) !== undefined || (next !== undefined && goesOnBeneath(next));
}

/** The column of headings is empty, without a label of personal data. */
function goesOnBeneath(line: Line): boolean {
  return line.cells.length === 1 && !readHeading(line) && !readLabel(line.text);
}

/** A label inside a position or a school that is followed by others, or the occupation among personal data. */
function isPartOfEntry(
  { kind, rest }: Heading,
  { text }: Line,
  current: Section,
  isFollowed: boolean,
): boolean {
  if (current.kind === 'head' || current.kind === 'contact') return kind === 'work' && rest !== undefined;
  if (kind === 'other' && rest) return !lists.has(current.kind) || !leisure.test(text);
  if (current.kind !== 'work' && current.kind !== 'education') return false;
  const isLabel = text.includes(':') && partsOfPosition.has(kind) && !/^[^\p{Ll}]+:/u.test(text);
  return isLabel && isFollowed;
}

/**
 * Lines that are followed by dates before the next heading. Found in one pass from the end: looking ahead from each label
 * would be quadratic.
 */
function findFollowed(lines: readonly Line[]): Set<Line> {
  const followed = new Set<Line>();
  let isFollowed = false;
  for (const line of lines.toReversed()) {
    if (isFollowed) followed.add(line);
    isFollowed = !endsEntries(line) && (isFollowed || findDateRange(line.text) !== undefined);
  }
  return followed;
}

/** `Language:` alone also heads a section; `Technologies:` alone may belong to a position. */
function endsEntries(line: Line): boolean {
  const heading = readHeading(line);
  return (
    heading !== undefined && !heading.rest && (!line.text.includes(':') || !partsOfPosition.has(heading.kind))
  );
}

export function headingKind(text: string): SectionKind | undefined {
  const plain = text
    .replace(numbering, '')
    .replace(/\s*[:：]$/, '')
    .replace(aside, '');
  if (plain.length > longestHeading || /[\d@]/.test(plain) || /[.;!?]$/.test(plain)) return undefined;
  const whole = sectionKinds.get(lettersOf(plain));
  if (whole) return whole;
  const kinds = plain.split(conjunction).map((part) => sectionKinds.get(lettersOf(part)));
  if (kinds.length < 2 || kinds.length > 3 || kinds.includes(undefined)) return undefined;
  return kinds.find((kind) => kind !== 'other') ?? 'other';
}

/** Whether headings have a separate column, each beside its content; a single one may be a word of a list. */
function hasLabelColumn(lines: readonly Line[]): boolean {
  const beside = lines
    .filter((line) => line.cells.length > 1 && !line.marker && !isTableHeader(line))
    .filter(({ cells: [, ...others] }) => !others.some((cell) => headingKind(cell)))
    .map(({ cells: [first = ''] }) => headingKind(first));
  const filledIn = lines.map(({ text }) => headingKind(readLabel(text)?.label ?? ''));
  const kinds = new Set([...beside, ...filledIn].filter((kind) => kind !== undefined));
  return kinds.size > 1 && (beside.includes('work') || beside.includes('education'));
}

function readHeading(line: Line, hasLabels = false): Heading | undefined {
  const [first = '', ...rest] = line.cells;
  if ((line.marker === 'bullet' && !hasIcon(line)) || isTableHeader(line)) return undefined;
  if (rest.length === 0 || spokenLanguage.test(line.text)) {
    const kind = headingKind(first);
    if (kind) return { kind };
    return readInlineHeading(line);
  }
  const kind = headingKind(first);
  // A heading beside its content, as opposed to two languages or skills beside each other.
  if (!kind || (first !== first.toUpperCase() && !hasLabels)) return undefined;
  return { kind, rest: { ...line, text: rest.join(' '), cells: rest } };
}

/** `Skills: SQL, Python`. Excludes programming languages from languages. */
function readInlineHeading(line: Line): Heading | undefined {
  const tongue = spokenLanguage.exec(line.text);
  const labelled = tongue?.[1] ? { label: 'languages', value: tongue[1] } : readLabel(line.text);
  const kind = labelled?.value ? headingKind(labelled.label) : undefined;
  if (!labelled || !kind || !openWithColon.has(kind)) return undefined;
  if (kind === 'languages' && !labelled.value.split(/[^\p{L}]+/u).some((word) => word && isLanguage(word)))
    return undefined;
  return { kind, rest: { ...line, marker: null, text: labelled.value, cells: [labelled.value] } };
}

export function isDocumentTitle(text: string): boolean {
  return documentTitles.has(lettersOf(text));
}
