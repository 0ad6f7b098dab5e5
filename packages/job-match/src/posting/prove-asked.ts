import { findProof, type Proof } from '../find-proof';
import type { Criterion } from '../job-requirement';
import { longestQuote } from '../matchable-cv';
import { truncateText } from '../text/truncate-text';
import { findPart } from '../words/find-quote';
import { foldWords } from '../words/fold-words';
import type { QueryUnit } from '../words/read-words';
import { sliceVisible } from './invisible';
import type { AskedKind, AskedMatch, CvQuote, MatchState, Relation } from './posting-match';
import type { FieldLine, LineSet } from './read-cv';

/** One thing that a requirement asks for by words. */
export interface AskedWords {
  readonly words: string;
  readonly kind: AskedKind;
  readonly criterion: Criterion;
  /** The same for the words of the search, which relate more than names do; one of several is enough. */
  readonly phrases: readonly (readonly QueryUnit[])[];
}

/** Part of a line. */
interface Place {
  readonly line: FieldLine;
  readonly from: number;
  readonly to: number;
}

/** Characters of a long line shown before the word. */
const lettersBefore = 60;

export function proveAsked({ words, kind, criterion, phrases }: AskedWords, set: LineSet): AskedMatch {
  const proof = findProof(criterion, set);
  if (proof) return toMatch({ words, kind }, proof.how, toQuote(placeOf(proof, set)));
  for (const units of phrases) {
    for (const line of set.fieldLines) {
      const part = findPart(units, line.quotable);
      if (!part) continue;
      const how = isSame(units, line.source.slice(part.from, part.to)) ? 'same' : 'related';
      return toMatch({ words, kind }, how, toQuote({ line, ...part }));
    }
  }
  return toMatch({ words, kind }, null, null);
}

export function toMatch(
  { words, kind }: Pick<AskedMatch, 'words' | 'kind'>,
  how: Relation | null,
  quote: CvQuote | null,
): AskedMatch {
  return { words, kind, state: toState(how), how, quote };
}

function toState(how: Relation | null): MatchState {
  if (how === null) return 'missing';
  return how === 'same' ? 'found' : 'near';
}

/** A line as the quote of a word in it. */
export function toQuote({ line, from, to }: Place): CvQuote {
  const { part, index, field, raw, source } = line;
  const [start, end] = excerptOf(source, from, to);
  return {
    ...{ part, index, field },
    text: sliceVisible(raw, start, end),
    word: sliceVisible(raw, from, to),
  };
}

/** The beginning of a line, or the part of a long one with the word. */
function excerptOf(source: string, from: number, to: number): readonly [number, number] {
  const beginning = truncateText(source, longestQuote).trimEnd().length;
  if (to <= beginning) return [0, beginning];
  const blank = source.indexOf(' ', Math.max(0, from - lettersBefore));
  const start = blank === -1 || blank >= from ? from : blank + 1;
  const length = truncateText(source.slice(start), longestQuote).trimEnd().length;
  return [start, Math.max(to, start + length)];
}

function placeOf({ line: number, text, word }: Proof, { fieldLines }: LineSet): Place {
  const line = fieldLines.find(({ quote }) => quote.line === number);
  if (!line) throw new Error('A proof quotes a line of another CV');
  const from = line.source.indexOf(text) + text.indexOf(word);
  return { line, from, to: from + word.length };
}

const isSame = (units: readonly QueryUnit[], said: string): boolean =>
  foldWords(said).join(' ') ===
  units
    .filter(({ isRequired }) => isRequired)
    .map(({ phrase }) => phrase)
    .join(' ');
