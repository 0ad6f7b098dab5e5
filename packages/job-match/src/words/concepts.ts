import { conditions } from './concepts/conditions';
import { occupations } from './concepts/occupations';
import { placeNames } from './concepts/place-names';
import { skills } from './concepts/skills';
import { foldWords } from './fold-words';

/** Synonyms in English and Indonesian. */
export interface Concept {
  /** A term of the index, with a colon, which words do not have. */
  readonly term: string;
  readonly names: readonly string[];
  readonly isPlace: boolean;
}

interface ConceptMatch {
  readonly concepts: readonly Concept[];
  /** Number of words in the name. */
  readonly length: number;
}

const byPhrase = new Map<string, Concept[]>();
const byTerm = new Map<string, Concept>();

for (const lines of [occupations, skills, conditions, placeNames])
  for (const line of lines.split('\n')) {
    const names = line.split(';').flatMap((name) => name.trim() || []);
    if (names.length > 0) addConcept(names, lines === placeNames);
  }

/** Number of words in the longest name. */
const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

function addConcept(names: readonly string[], isPlace: boolean): void {
  const phrases = [...new Set(names.map((name) => foldWords(name).join(' ')))];
  const concept = { term: `c:${phrases[0]?.replaceAll(' ', '-')}`, names, isPlace };
  byTerm.set(concept.term, concept);
  for (const phrase of phrases) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), concept]);
}

/** The longest name that begins at a word. */
export function findLongestConcept(words: readonly string[], from: number): ConceptMatch | undefined {
  for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
    const concepts = byPhrase.get(words.slice(from, from + length).join(' '));
    if (concepts) return { concepts, length };
  }
  return undefined;
}

/** Terms of every concept named in the words, including names within longer names; without duplicates. */
export const findConceptTerms = (words: readonly string[]): string[] => [
  ...new Set(findNamedConcepts(words).map(({ term }) => term)),
];

/** A concept named by the words from `from` up to, without, `to`. */
interface NamedConcept {
  readonly term: string;
  readonly from: number;
  readonly to: number;
}

export function findNamedConcepts(words: readonly string[]): NamedConcept[] {
  const named: NamedConcept[] = [];
  words.forEach((_word, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to += 1)
      for (const { term } of byPhrase.get(words.slice(from, to).join(' ')) ?? [])
        named.push({ term, from, to });
  });
  return named;
}

export const findConceptsOf = (phrase: string): readonly Concept[] => byPhrase.get(phrase) ?? [];

export const findConcept = (term: string): Concept | undefined => byTerm.get(term);

/** All words of names. */
export const conceptWords: readonly string[] = [
  ...new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' '))),
];
