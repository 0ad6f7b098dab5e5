import type { Line } from './line';
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
  const known = learnFromWords(lines);
  const others = new Map<string, number>();
  for (const line of lines.filter(isShort)) {
    const counts = isKnown(line) ? known : others;
    counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  }
  const isSetAsHeading = (line: Line): boolean =>
    isShort(line) &&
    (isMarkedOut(line) || question.test(line.text)) &&
    (line.look.isHeading || known.has(lookOf(line))) &&
    titleLikeness(line.text) === 0 &&
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
