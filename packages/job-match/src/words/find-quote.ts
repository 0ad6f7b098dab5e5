import { findNamedConcepts } from './concepts';
import { foldWords } from './fold-words';
import type { QueryUnit } from './read-words';

/** Words between those that match, at most: further apart they say something else. */
const maxGap = 3;
const negations = new Set(['tidak', 'tanpa', 'bukan', 'tak', 'no', 'not', 'without']);
/** Words before a match in which a negation counts. */
const negationReach = 4;

/** A word of a text with its place in it. */
interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Words from `from` up to, without, `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text with where each of its words and concepts is, by term of the index. */
export interface QuotableText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly spans: ReadonlyMap<string, readonly Span[]>;
}

export function readQuotable(text: string): QuotableText {
  const words = [...placeWords(text)];
  return { text, words, spans: listSpans(words.map(({ word }) => word)) };
}

function* placeWords(text: string): Generator<PlacedWord> {
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{N}\p{M}+#]+/gu))
    for (const word of foldWords(raw)) yield { word, start: index, end: index + raw.length };
}

function listSpans(words: readonly string[]): ReadonlyMap<string, readonly Span[]> {
  const spans = new Map<string, Span[]>();
  const add = (term: string, span: Span) => {
    const known = spans.get(term);
    if (known) known.push(span);
    else spans.set(term, [span]);
  };
  words.forEach((word, from) => add(word, { from, to: from + 1 }));
  for (const { term, from, to } of findNamedConcepts(words)) add(term, { from, to });
  return spans;
}

/**
 * The literal part of a text that has all required units close together: the whole text if it is not longer than
 * `maxLength`, else an excerpt at the borders of words. A match after a negation ("tanpa pengalaman Excel") is none.
 */
export function findQuote(
  units: readonly QueryUnit[],
  quotable: QuotableText,
  maxLength: number,
): string | undefined {
  const match = findMatch(units, quotable);
  return match && quote(quotable, match, maxLength);
}

/**
 * Where a text has all required units close together, as `findQuote` finds them.
 * @returns offsets of its first and after its last character
 */
export function findPart(
  units: readonly QueryUnit[],
  quotable: QuotableText,
): { readonly from: number; readonly to: number } | undefined {
  const match = findMatch(units, quotable);
  const [first, last] = match ? [quotable.words[match.from], quotable.words[match.to - 1]] : [];
  return first && last && { from: first.start, to: last.end };
}

/** The shortest span with each required unit, in about linear time: a posting may repeat a word thousands of times. */
function findMatch(units: readonly QueryUnit[], { words, spans }: QuotableText): Span | undefined {
  const wanted = units
    .filter(({ isRequired }) => isRequired)
    .map(({ alternatives }) => alternatives.flatMap(({ term }) => spans.get(term) ?? []));
  if (wanted.some((found) => found.length === 0)) return undefined;
  const finders = wanted.map(createFinder);
  let best: Span | undefined;
  for (const { from } of wanted.flat()) {
    const nearest = finders.map((firstFrom) => firstFrom(from));
    if (!nearest.every((span) => span !== undefined)) continue;
    const match = { from, to: Math.max(...nearest.map(({ to }) => to)) };
    const matched = nearest.reduce((sum, span) => sum + lengthOf(span), 0);
    if (lengthOf(match) > matched + maxGap || isNegated(words, from)) continue;
    if (!best || lengthOf(match) < lengthOf(best)) best = match;
  }
  return best;
}

const lengthOf = ({ from, to }: Span): number => to - from;

const isNegated = (words: readonly PlacedWord[], from: number): boolean =>
  words.slice(Math.max(0, from - negationReach), from).some(({ word }) => negations.has(word));

/** Finds the span that ends first among those that begin at a word or later. */
function createFinder(spans: readonly Span[]): (from: number) => Span | undefined {
  const sorted = spans.toSorted((one, other) => one.from - other.from);
  const firstToEnd = [...sorted];
  for (let at = sorted.length - 2; at >= 0; at -= 1) {
    const [span, next] = [firstToEnd[at], firstToEnd[at + 1]];
    if (span && next && next.to < span.to) firstToEnd[at] = next;
  }
  return (from) => firstToEnd[countBefore(sorted, from)];
}

/** Number of sorted spans that begin before a word. */
function countBefore(sorted: readonly Span[], from: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.from ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function quote({ text, words }: QuotableText, match: Span, maxLength: number): string {
  const whole = text.trim();
  if (whole.length <= maxLength) return whole;
  const cut = ({ from, to }: Span) => text.slice(words[from]?.start, words[to - 1]?.end);
  let span = match;
  while (lengthOf(span) < words.length) {
    const wider = { from: Math.max(0, span.from - 1), to: Math.min(words.length, span.to + 1) };
    if (cut(wider).length > maxLength) break;
    span = wider;
  }
  return cut(span);
}
