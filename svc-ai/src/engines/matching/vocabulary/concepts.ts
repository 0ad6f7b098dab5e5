import type { KeywordKind } from '@sabi/contracts/http/ai/cv-report';
import { toTokens } from '../words';
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
}

const longestAmbiguous = 2;
const ambiguous = new Set(['POS', 'DIY', 'SIM', 'BST', 'STR', 'SEM', 'HSE', 'BLS']);
const initials = /^[SM]\./;

const tables: readonly [KeywordKind, string][] = [
  ['skill', skills],
  ['tool', tools],
  ['title', titles],
  ['degree', degrees],
  ['study', studies],
  ['language', languageNames],
  ['certificate', certificates],
  ['location', placeNames],
];

export const concepts: readonly Concept[] = tables.flatMap(([kind, table]) =>
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

/** By a form's first word, longest form first. */
export const entriesByFirstWord: ReadonlyMap<string, readonly Entry[]> = (() => {
  const entries = new Map<string, Entry[]>();
  for (const concept of concepts) {
    for (const form of concept.forms) {
      const [first = ''] = form.words;
      entries.set(first, [...(entries.get(first) ?? []), { concept, form }]);
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.form.words.length - a.form.words.length);
  return entries;
})();
