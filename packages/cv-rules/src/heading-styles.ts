import { contentOf } from './block-content';
import type { Line } from './line';
import { degreeAtStart } from './vocabulary/degrees';
import { isInstitution } from './vocabulary/education-words';
import { guessSectionKind } from './vocabulary/heading-words';
import { isPlace } from './vocabulary/places';
import { titleLikeness } from './vocabulary/work-words';

const longestHeading = 44;
const mostWords = 6;
/** Beginning of a heading that is no list item: `What I have done`. */
const question = /^(?:what|where|who|how|my|apa|di mana|siapa|yang)\s/i;
const larger = 1.08;
const fewestKinds = 3;
const fewestContents = 2;
/** Stands for the content of headings whose words are known. */
const headed = 'known';
/** Single words as `School` look like a school's name. */
const entryShare = 0.25;
/** Of a block that is read to know what it is about. */
const mostLines = 8;
const distinctiveShare = 0.6;

/** Style of headings in a document, learned from unambiguous ones. */
export interface HeadingStyles {
  /** True for a short line in a heading's style that is no post, employer, school or place. */
  isSetAsHeading(line: Line): boolean;
  /**
   * Like `isSetAsHeading`, where style alone decides: larger letters, or a word processor style used for headings only.
   */
  isUnmistakable(line: Line): boolean;
}

export function learnHeadingStyles(lines: readonly Line[], isKnown: (line: Line) => boolean): HeadingStyles {
  const byContent = learnFromContent(lines, isKnown);
  const known = new Map([...byContent, ...learnFromWords(lines)]);
  const others = new Map<string, number>();
  const repeated = repeatedTexts(lines);
  for (const line of lines.filter(isShort)) {
    const counts = isKnown(line) || byContent.has(lookOf(line)) ? known : others;
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  }
  const isSetAsHeading = (line: Line): boolean =>
    isShort(line) &&
    (isMarkedOut(line) || question.test(line.text)) &&
    (line.look.isHeading || (known.has(lookOf(line)) && !repeated.has(line.text))) &&
    !isNameOfWork(line.text) &&
    (!isInstitution(line.text) || /^\p{L}+$/u.test(line.text)) &&
    !isPlace(line.text);
  return {
    isSetAsHeading,
    isUnmistakable: (line) =>
      isSetAsHeading(line) &&
      isMarkedOut(line) &&
      (known.get(lookOf(line)) ?? 0) > (others.get(lookOf(line)) ?? 0),
  };
}

/** For documents with only free headings: a style that mostly marks lines with the words of sections. */
function learnFromWords(lines: readonly Line[]): Map<string, number> {
  const looks = new Map<string, { kinds: Set<string>; distinctive: number; all: number }>();
  for (const line of lines.filter((other) => isShort(other) && isMarkedOut(other))) {
    const seen = looks.get(lookOf(line)) ?? { kinds: new Set(), distinctive: 0, all: 0 };
    const kind = titleLikeness(line.text) <= 0 ? guessSectionKind(line.text) : undefined;
    if (kind) seen.kinds.add(kind);
    looks.set(lookOf(line), {
      kinds: seen.kinds,
      distinctive: seen.distinctive + (kind ? 1 : 0),
      all: seen.all + 1,
    });
  }
  const learned = [...looks].filter(
    ([, { kinds, distinctive, all }]) => kinds.size >= fewestKinds && distinctive >= all * distinctiveShare,
  );
  return new Map(learned.map(([look, { distinctive }]) => [look, distinctive]));
}

/**
 * For documents whose headings are in words of no list: the most marked style that recurs, never on two lines in a row, above blocks of
 * different content.
 */
function learnFromContent(lines: readonly Line[], isKnown: (line: Line) => boolean): Map<string, number> {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    if (isShort(line) && isMarkedOut(line)) {
      const look = lookOf(line);
      places.set(look, [...(places.get(look) ?? []), index]);
    }
  const [look, indexes] =
    [...places]
      .toSorted(([one], [other]) => other.localeCompare(one))
      .find(([, found]) => isAboveDifferentBlocks(lines, found, isKnown)) ?? [];
  return look !== undefined && indexes ? new Map([[look, indexes.length]]) : new Map();
}

function isAboveDifferentBlocks(
  lines: readonly Line[],
  indexes: readonly number[],
  isKnown: (line: Line) => boolean,
): boolean {
  if (indexes.length < fewestKinds || indexes.some((index) => indexes.includes(index + 1))) return false;
  if (new Set(indexes.map((index) => lines[index]?.text)).size < indexes.length) return false;
  if (indexes.filter((index) => headsEntry(lines[index]?.text ?? '')).length > indexes.length * entryShare)
    return false;
  const contents = new Set<string>();
  for (const [place, start] of indexes.entries()) {
    const line = lines[start];
    const block = lines.slice(start + 1, indexes[place + 1]).slice(0, mostLines);
    if (line && isKnown(line)) contents.add(headed);
    const content = contentOf(block);
    if (content !== undefined) contents.add(content);
    if (contents.size >= fewestContents) return true;
  }
  return false;
}

/** `Highlights` in each position heads no section. */
function repeatedTexts(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(lines.map(({ text }) => text).filter((text) => seen.has(text) || !seen.add(text)));
}

/** A post or an employer; `The quiet years` is neither, as names have more capitals. */
function isNameOfWork(text: string): boolean {
  const [, ...others] = text.split(' ');
  const isPhrase = others.length > 0 && others.every((word) => /^\p{Ll}/u.test(word));
  const likeness = titleLikeness(text);
  return likeness > 0 || (likeness < 0 && !isPhrase);
}

/** A post, a degree or a school in the style of a heading heads an entry, and its style is that of entries. */
function headsEntry(text: string): boolean {
  return isNameOfWork(text) || degreeAtStart(text) !== null || isInstitution(text);
}

/** True for a line with a picture as bullet beside a heading. */
export function hasIcon({ marker, isApart, look, text }: Line): boolean {
  const marks = [isApart, look.isStrong, isInCapitals(text)].filter(Boolean).length;
  return marker === 'bullet' && (look.isHeading || look.size >= larger || marks > 1);
}

function isShort(line: Line): boolean {
  const { text, cells, marker } = line;
  return (
    (marker !== 'bullet' || hasIcon(line)) &&
    cells.length === 1 &&
    text.length <= longestHeading &&
    text.split(' ').length <= mostWords &&
    /\p{L}{3}/u.test(text) &&
    !/[\d@|]|[.,;!]$/.test(text)
  );
}

function isMarkedOut(line: Line): boolean {
  const { size, isStrong, isHeading } = line.look;
  return isHeading || isStrong || size >= larger || isInCapitals(line.text);
}

/** Equal for lines with the same style. */
function lookOf({ text, look: { size, isStrong, isHeading } }: Line): string {
  return [size.toFixed(1), isStrong, isHeading, isInCapitals(text)].join(' ');
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
