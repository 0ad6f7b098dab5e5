import MiniSearch from 'minisearch';
import { meaningfulWords, stemsOf, wordsOf } from './terms';

/** Ways in which people ask for what one part of a passage says, in all languages. */
export interface AskedGroup {
  /** Of the passage. */
  readonly id: string;
  readonly questions: readonly string[];
}

/** A question as its meaningful words, each as its stems. */
export type AskedWords = readonly (readonly string[])[];

export interface FoundGroup extends AskedGroup {
  /** Of the search by words; above 0. */
  readonly score: number;
  /** Stems of the message that a question of the group has. */
  readonly exact: readonly string[];
  /** Stems that a question of the group has in a similar form, too. */
  readonly close: readonly string[];
  /** The questions by their words. */
  readonly words: readonly AskedWords[];
}

const prefixWeight = 0.5;
const fuzzyWeight = 0.3;
const longEnoughForPrefix = 4;
const longEnoughForFuzzy = 5;

export interface QuestionIndex {
  /** Stems and pairs of Han characters in how many passages' questions each stands. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** The best group of each passage, by the passage's id, the best first. @param weights of stems and pairs, 1 at most */
  search(weights: ReadonlyMap<string, number>): ReadonlyMap<string, FoundGroup>;
}

/** Finds the questions that are most like a message (BM25 over whole groups, whose languages help each other). */
export function createQuestionIndex(groups: readonly AskedGroup[]): QuestionIndex {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => (isHanPair(term) ? term : [...stemsOf(term)]),
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term },
  });
  index.addAll(groups.map(({ questions }, id) => ({ id, text: questions.join('\n') })));
  const words = groups.map(({ questions }) => questions.map(askedWordsOf));
  return {
    frequencies: countPassages(groups),
    search: (weights) => {
      const isAsked = (term: string, longer: number) => term.length > longer && weights.get(term) === 1;
      const results = index.search([...weights.keys()].join(' '), {
        boostTerm: (term) => weights.get(term) ?? 1,
        prefix: (term) => isAsked(term, longEnoughForPrefix),
        fuzzy: (term) => (isAsked(term, longEnoughForFuzzy) ? 0.2 : false),
        weights: { prefix: prefixWeight, fuzzy: fuzzyWeight },
        bm25: { k: 0.8, b: 0.3, d: 0.1 },
      });
      const found = new Map<string, FoundGroup>();
      for (const { id, score, match, queryTerms } of results) {
        const group = groups[Number(id)];
        if (!group || found.has(group.id)) continue;
        found.set(group.id, {
          ...group,
          score,
          exact: Object.keys(match),
          close: queryTerms,
          words: words[Number(id)] ?? [],
        });
      }
      return found;
    },
  };
}

const askedWordsOf = (question: string): AskedWords => [
  ...meaningfulWords(question).map(stemsOf),
  ...hanPairsOf(question).map((pair) => [pair]),
];

const termsOf = (text: string): string[] => [...wordsOf(text), ...hanPairsOf(text)];

const pairSign = '~';

export const isHanPair = (term: string): boolean => term.startsWith(pairSign);

/** Neighbouring Han characters, as Chinese has no spaces: "退款吗" as "退款" and "款吗", each after a sign. */
export function hanPairsOf(text: string): string[] {
  const pairs = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((character, place) => `${pairSign}${run[place] ?? ''}${character}`),
  );
  return [...new Set(pairs)];
}

function countPassages(groups: readonly AskedGroup[]): ReadonlyMap<string, number> {
  const passages = new Map<string, Set<string>>();
  for (const { id, questions } of groups)
    for (const stem of questions.flatMap(askedWordsOf).flat())
      passages.set(stem, (passages.get(stem) ?? new Set()).add(id));
  return new Map([...passages].map(([stem, ids]) => [stem, ids.size]));
}
