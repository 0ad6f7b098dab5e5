import { contentOf } from './block-content';
import { followColumns } from './column-sections';
import { findDateRange } from './dates';
import { freeHeadingKind, isAboutSchools } from './free-headings';
import { hasIcon, type HeadingStyles, learnHeadingStyles } from './heading-styles';
import { readLabel } from './labels';
import type { Line } from './line';
import type { Section } from './section';
import { isTableHeader } from './tables';
import {
  composedKind,
  documentTitles,
  findMisspeltKind,
  lettersOf,
  type SectionKind,
  sectionKinds,
} from './vocabulary/headings';
import { isLanguage } from './vocabulary/languages';

interface Heading {
  readonly kind: SectionKind;
  /** Content on the heading's line. */
  readonly rest?: Line;
}

const longestHeading = 48;
/** Below a freely worded heading. */
const linesToJudge = 12;
/** Maximum length of a line with a position's dates; sentences are longer. */
const longestPeriod = 70;
/** Relative size of letters. */
const smallPrint = 0.85;
const numbering = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+/;
/** `Work experience (8 years)`; `Magang (2017-2018)` is a post. */
const aside = /\s*\((?![^()]*\d{4})[^()]*\)$/;
/** Labels of the Europass form. */
const spokenLanguage =
  /^(?:(?:mother tongue|other language)(?:s|\(s\))?|bahasa ibu|bahasa lain(?:nya)?)\s*:?\s+(.+)$/i;
const conjunction = /\s*(?:&|\/|\||,|\+|\band\b|\bdan\b)\s*/i;
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
    if (name && (line.text === name.text || isRunningHead(line, name))) continue;
    const before = sections.at(-1) ?? { kind: 'head', lines: [] };
    const resumed = columns.enter(line, before);
    if (resumed) sections.push({ kind: resumed, lines: [] });
    const current = sections.at(-1) ?? before;
    const heading =
      withSchools(readHeading(line, hasLabels), line, lines.slice(index + 1, index + 3)) ??
      (index > 0 ? readFreeHeading(line, lines, index, current.kind, styles) : undefined);
    const isLabel = hasLabels && heading?.rest && headsContent(heading.rest, lines[index + 1]);
    if (!heading || (!isLabel && isPartOfEntry(heading, line, current, followed.has(line))))
      current.lines.push(line);
    else sections.push(...openSections(heading, current, hasLabels ? lines[index + 1] : undefined));
  }
  return withCareers(
    withClassifiedHead(sections.filter(({ kind, lines: content }) => kind === 'head' || content.length > 0)),
  );
}

/** The person's name in small print: at the top or foot of each page. */
function isRunningHead({ text, look }: Line, name: Line): boolean {
  return look.size <= smallPrint && text.toLowerCase().includes(name.text.toLowerCase());
}

/** Without headings, the blocks below the person's data are positions and schools by their content. */
function withClassifiedHead(sections: readonly Section[]): Section[] {
  const has = (kind: SectionKind) => sections.some((section) => section.kind === kind);
  if (has('work') && has('education')) return [...sections];
  return sections.flatMap((section) => {
    if (section.kind !== 'head') return [section];
    const parts: Section[] = [{ kind: 'head', lines: [] }];
    for (const block of toBlocks(section.lines)) {
      const content = parts.length === 1 && parts[0]?.lines.length === 0 ? undefined : contentOf(block);
      const kind = (content === 'work' || content === 'education') && !has(content) ? content : 'head';
      const last = parts.at(-1);
      if (last?.kind === kind) last.lines.push(...block);
      else parts.push({ kind, lines: block });
    }
    return parts;
  });
}

/** Lines between blank lines. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (!block || line.isApart) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
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

/** @param current section so far */
function readFreeHeading(
  line: Line,
  lines: readonly Line[],
  index: number,
  current: Section['kind'],
  styles: HeadingStyles,
): Heading | undefined {
  if (isDocumentTitle(line.text)) return undefined;
  const following = lines.slice(index + 1, index + 1 + linesToJudge);
  const kind = freeHeadingKind(line, { previous: lines[index - 1], following, current, styles });
  return kind && { kind };
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
  const composed = composedKind(plain);
  if (composed) return composed;
  const kinds = plain.split(conjunction).map((part) => sectionKinds.get(lettersOf(part)));
  if (kinds.length < 2) return findMisspeltKind(lettersOf(plain));
  if (kinds.length > 3 || kinds.includes(undefined)) return undefined;
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
