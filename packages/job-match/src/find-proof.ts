import type { Keyword, Likeness, Quote } from '@sabi/contracts/http/ai/cv-report';
import { stem } from './text/stemmer';
import { truncateText } from './text/truncate-text';
import { countYears } from './count-years';
import type { Criterion } from './job-requirement';
import { type CvLine, longestQuote, type MatchableCv, type Position } from './matchable-cv';
import { measureWorkedMonths } from './periods';
import { isCloseSpelling, standsAt, type Token, toTokens } from './tokens';
import type { Concept, Form } from './vocabulary/concepts';

export interface ReadLine {
  readonly line: CvLine;
  readonly tokens: readonly Token[];
}

/** The lines of a CV with their words, and each word's first position. */
export interface CvWords {
  readonly positions: readonly Position[];
  readonly lines: readonly ReadLine[];
  readonly vocabulary: ReadonlySet<string>;
}

export type Proof = NonNullable<Keyword['proof']>;

const denial = /^(?:no|not|never|without|tidak|belum|tanpa|bukan)$/;
const noDenial = /^(?:only|hanya|just|saja)$/;
/** Number of negated words. */
const denied = 3;
/** Characters of a long line shown before the word. */
const lettersBefore = 60;
const aYear = /(?:19|20)\d\d/;

export function readCvWords({ lines: source, positions }: MatchableCv): CvWords {
  const lines = source.map((line) => ({ line, tokens: toTokens(line.source) }));
  const vocabulary = new Set(lines.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  return { positions, lines, vocabulary };
}

/** The first line that meets a criterion, in the closest words. */
export function findProof(criterion: Criterion, words: CvWords): Proof | null {
  if (criterion.by === 'years') return proveYears(criterion.years, words);
  if (criterion.by === 'choice') return proveChoice(criterion.of, words);
  const { form } = criterion;
  const same = findForm(form, 'same', words);
  if (same || criterion.by === 'name') return same ?? findSpelling(form, words);
  const others = criterion.concept.forms.filter((other) => other !== form);
  const named = findFirst(others, (other) => findForm(other, likenessOf(form, other), words));
  return named ?? proveHigher(criterion.concept, words) ?? findSpelling(form, words);
}

function proveChoice(of: readonly Criterion[], words: CvWords): Proof | null {
  const proofs = of.map((criterion) => findProof(criterion, words)).filter((proof) => proof !== null);
  return proofs.find(({ how }) => how === 'same') ?? proofs[0] ?? null;
}

function likenessOf(one: Form, other: Form): Likeness {
  if (one.group === other.group) return 'synonym';
  return one.group === 'short' || other.group === 'short' ? 'abbreviation' : 'language';
}

const proveHigher = ({ higher }: Concept, words: CvWords): Proof | null =>
  findFirst(higher, (form) => findForm(form, 'higher', words));

function findForm(form: Form, how: Likeness, { lines, vocabulary }: CvWords): Proof | null {
  const { words } = form;
  if (!words.every((word) => vocabulary.has(word))) return null;
  return findFirst(lines, (cvLine) => {
    const { line, tokens } = cvLine;
    const index = tokens.findIndex(
      (token, at) =>
        token.word === words[0] &&
        standsAt(line.source, tokens, at, words) &&
        isWrittenSo(form, tokens.slice(at, at + words.length)) &&
        !isDenied(cvLine, at),
    );
    return index === -1 ? null : toProof(cvLine, index, words.length, how);
  });
}

function isWrittenSo({ isInCapitals, text }: Form, tokens: readonly Token[]): boolean {
  const letters = tokens.map(({ raw }) => raw).join('');
  return !isInCapitals || letters === text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** `no experience with SAP` is no proof; `not only SAP` is. */
function isDenied({ line, tokens }: ReadLine, index: number): boolean {
  const start = tokens[index]?.from ?? 0;
  return tokens.slice(Math.max(0, index - denied), index).some((token, at, before) => {
    const isOneClause = !/[,.;:|\t]/.test(line.source.slice(token.to, start));
    return denial.test(token.word) && isOneClause && !noDenial.test(before[at + 1]?.word ?? '');
  });
}

/** Another form of a word, or one that differs by a letter. */
function findSpelling({ words, isInCapitals }: Form, { lines }: CvWords): Proof | null {
  if (isInCapitals) return null;
  const isLike = (word: string, wanted: string) =>
    word[0] === wanted[0] &&
    (word === wanted || isCloseSpelling(word, wanted) || stem(word) === stem(wanted));
  return findFirst(lines, (cvLine) => {
    const { line, tokens } = cvLine;
    const index = tokens.findIndex((_token, at) => {
      const said = tokens.slice(at, at + words.length).map(({ word }) => word);
      return (
        said.length === words.length &&
        said.every((word, offset) => isLike(word, words[offset] ?? '')) &&
        standsAt(line.source, tokens, at, said) &&
        !isDenied(cvLine, at)
      );
    });
    return index === -1 ? null : toProof(cvLine, index, words.length, 'spelling');
  });
}

/** Stated years of experience, or those by position dates. A current position has no known end. */
function proveYears(wanted: number, { positions, lines }: CvWords): Proof | null {
  const said = lines.flatMap(({ line }) => {
    const isSelfDescription = line.section === 'head' || line.section === 'summary';
    const counted = countYears(line.source, isSelfDescription || undefined);
    return counted ? [{ line, counted }] : [];
  });
  const enough = said.find(({ counted }) => counted.years >= wanted);
  if (enough) return quoteWord(enough.line, enough.counted, 'same');
  if (measureWorkedMonths(positions) >= wanted * 12) return quoteYear(positions.at(-1), 'same');
  const isOpen = ({ isCurrent, start }: Position) => isCurrent && start !== null;
  return said.length > 0 ? null : quoteYear(positions.find(isOpen), 'ongoing');
}

function quoteYear(job: Position | undefined, how: Likeness): Proof | null {
  const year = job && aYear.exec(job.line.source);
  if (!year) return null;
  return quoteWord(job.line, { from: year.index, to: year.index + year[0].length }, how);
}

function toProof({ line, tokens }: ReadLine, index: number, length: number, how: Likeness): Proof {
  const [first, last] = [tokens[index], tokens[index + length - 1]];
  return quoteWord(line, { from: first?.from ?? 0, to: last?.to ?? 0 }, how);
}

function quoteWord(line: CvLine, { from, to }: { from: number; to: number }, how: Likeness): Proof {
  return { ...quoteAround(line, { from, to }), word: line.source.slice(from, to), how };
}

/** The line, or the part of a long one with the word, verbatim. */
function quoteAround({ source, quote }: CvLine, { from, to }: { from: number; to: number }): Quote {
  if (to <= quote.text.length) return quote;
  const blank = source.indexOf(' ', Math.max(0, from - lettersBefore));
  const start = blank === -1 || blank >= from ? from : blank + 1;
  return { text: truncateText(source.slice(start), longestQuote).trim(), line: quote.line };
}

function findFirst<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
