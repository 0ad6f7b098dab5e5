import { ignoredWords, optionalWords } from './common-words';
import { type Concept, findConceptsOf, findLongestConcept } from './concepts';
import { foldWords } from './fold-words';
import { findWordVariants } from './word-variants';

/** Weight of a synonym, another form or a translation, relative to the word. */
const alternativeWeight = 0.8;

/** A term of the index that matches a typed unit. */
export interface Alternative {
  readonly term: string;
  readonly weight: number;
}

/** A word, or several with one meaning, as typed. */
export interface QueryUnit {
  /** Folded, separated by single blanks. */
  readonly phrase: string;
  /** The matching term with the highest weight counts. */
  readonly alternatives: readonly Alternative[];
  readonly concepts: readonly Concept[];
  /** Whether a posting must have one of the alternatives. */
  readonly isRequired: boolean;
}

/** Splits input into units: the longest concept names first, then single words. */
export function readWords(typed: string): QueryUnit[] {
  const units = [...readUnits(foldWords(typed).filter((word) => !ignoredWords.has(word)))];
  return units.some(({ isRequired }) => isRequired)
    ? units
    : units.map((unit) => ({ ...unit, isRequired: true }));
}

/** Engines limit the clauses of a query, which has one for each alternative and text field: OpenSearch to 1024. */
const maxAlternatives = 150;

/**
 * Units of each phrase that describes work: "Staff" and "R" alone match too much and are skipped. Ends at the limit of
 * alternatives.
 */
export function readPhrases(phrases: readonly string[]): QueryUnit[][] {
  const read: QueryUnit[][] = [];
  let left = maxAlternatives;
  for (const phrase of phrases) {
    const units = readPhraseUnits(phrase);
    left -= units.reduce((sum, { alternatives }) => sum + alternatives.length, 0);
    if (left < 0) break;
    if (units.length > 0) read.push(units);
  }
  return read;
}

/**
 * Without a word that describes work, none. Numbers and single letters count beside one: "ISO 9001", "Brevet A". A year
 * alone would match any posting that names it.
 */
export function readPhraseUnits(phrase: string): QueryUnit[] {
  const words = foldWords(phrase).filter((word) => word.length === 1 || !ignoredWords.has(word));
  const units = [...readUnits(words)];
  return units.some(({ isRequired, phrase: named }) => isRequired && isNameOfWork(named)) ? units : [];
}

const isNameOfWork = (named: string): boolean => named.length > 1 && /\p{L}/u.test(named);

/** Units that only add to the score. */
export const readPreferred = (typed: string): QueryUnit[] =>
  readWords(typed).map((unit) => ({ ...unit, isRequired: false }));

function* readUnits(words: readonly string[]): Generator<QueryUnit> {
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const match = findLongestConcept(words, at);
    const length = match?.length ?? 1;
    yield length > 1
      ? readPhrase(words.slice(at, at + length).join(' '), match?.concepts ?? [])
      : readWord(word, match?.concepts ?? []);
    at += length;
  }
}

function readPhrase(phrase: string, concepts: readonly Concept[]): QueryUnit {
  return {
    phrase,
    concepts,
    alternatives: concepts.map(({ term }) => ({ term, weight: 1 })),
    isRequired: true,
  };
}

function readWord(word: string, named: readonly Concept[]): QueryUnit {
  const variants = named.length > 0 ? [] : findWordVariants(word);
  const concepts = named.length > 0 ? named : variants.flatMap(findConceptsOf);
  const others = new Set([...concepts.map(({ term }) => term), ...variants]);
  return {
    phrase: word,
    concepts,
    alternatives: [
      { term: word, weight: 1 },
      ...[...others].map((term) => ({ term, weight: alternativeWeight })),
    ],
    isRequired: !optionalWords.has(word),
  };
}
