import type { KeywordKind } from '@sabi/contracts/http/ai/cv-report';
import { toTokens } from '../tokens';
import { degrees } from './degrees';
import { certificates, languageNames, placeNames } from './names';
import { skills } from './skills';
import { studies } from './studies';
import { titles } from './titles';
import { tools } from './tools';

export const formGroups = ['english', 'indonesian', 'short'] as const;
export type FormGroup = (typeof formGroups)[number];

/** A name of a concept. */
export interface Form {
  readonly text: string;
  /** Normalised. */
  readonly words: readonly string[];
  readonly group: FormGroup;
  /** Matches only in capitals: `IT`, `TA`, `POS`. */
  readonly isInCapitals: boolean;
}

/** A skill, tool, title, degree or study. */
export interface Concept {
  readonly kind: KeywordKind;
  readonly forms: readonly Form[];
  /** Rank of a degree from 0; a higher one includes lower ones. */
  readonly rank: number | null;
  /** Names of what includes it, such as higher degrees. */
  readonly higher: readonly Form[];
}

export type NamedConcept = Omit<Concept, 'higher'>;

export interface Vocabulary {
  readonly concepts: readonly Concept[];
  /** By a form's first word, longest form first. */
  readonly entriesByFirstWord: ReadonlyMap<string, readonly Entry[]>;
}

const longestAmbiguous = 2;
const ambiguous = new Set(['POS', 'DIY', 'SIM', 'BST', 'STR', 'SEM', 'HSE', 'BLS']);
const initials = /^[SM]\./;

export type NameTable = readonly [KeywordKind, string];

const tables: readonly NameTable[] = [
  ['skill', skills],
  ['tool', tools],
  ['title', titles],
  ['degree', degrees],
  ['study', studies],
  ['language', languageNames],
  ['certificate', certificates],
  ['location', placeNames],
];

export const readNames = (named: readonly NameTable[]): NamedConcept[] =>
  named.flatMap(([kind, table]) =>
    table
      .trim()
      .split('\n')
      .map((line, index) => ({ kind, forms: toForms(line), rank: kind === 'degree' ? index : null })),
  );

function toForms(line: string): Form[] {
  return line.split('|').flatMap((names, index) => {
    const group = formGroups[index] ?? 'short';
    return names
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => toForm(name, group));
  });
}

export function toForm(text: string, group: FormGroup): Form {
  const isInCapitals =
    group === 'short' && (text.length <= longestAmbiguous || ambiguous.has(text) || initials.test(text));
  return { text, words: toTokens(text).map(({ word }) => word), group, isInCapitals };
}

export interface Entry {
  readonly concept: Concept;
  readonly form: Form;
}

/** @param scales names from the lowest to the highest, where a higher one includes the lower ones */
export function createVocabulary(
  named: readonly NamedConcept[],
  scales: readonly (readonly string[])[] = [],
): Vocabulary {
  const concepts = named.map((concept) => ({ ...concept, higher: listHigher(concept, named, scales) }));
  return { concepts, entriesByFirstWord: groupByFirstWord(concepts) };
}

function listHigher(
  { rank, forms }: NamedConcept,
  named: readonly NamedConcept[],
  scales: readonly (readonly string[])[],
): Form[] {
  const isNamed = (name: string) => forms.some(({ text }) => text === name);
  const names = scales.flatMap((scale) =>
    scale.some(isNamed) ? scale.slice(scale.findIndex(isNamed) + 1) : [],
  );
  if (rank === null && names.length === 0) return [];
  const higher = named.filter(
    (other) =>
      (rank !== null && other.rank !== null && other.rank > rank) ||
      other.forms.some(({ text }) => names.includes(text)),
  );
  return higher.flatMap((concept) => concept.forms);
}

function groupByFirstWord(concepts: readonly Concept[]): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const [first = ''] = form.words;
      entries.set(first, [...(entries.get(first) ?? []), { concept, form }]);
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.form.words.length - a.form.words.length);
  return entries;
}

export const jobTextNames: readonly NamedConcept[] = readNames(tables);

/** Names in job descriptions. */
export const jobTextVocabulary = createVocabulary(jobTextNames);
