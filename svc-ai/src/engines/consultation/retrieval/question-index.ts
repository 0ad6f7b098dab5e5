import MiniSearch from 'minisearch';
import { matchWeighted, searchedAsTerms } from './term-search';
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
    searchOptions: searchedAsTerms,
  });
  index.addAll(groups.map(({ questions }, id) => ({ id, text: questions.join('\n') })));
  const words = groups.map(({ questions }) => questions.map(askedWordsOf));
  return {
    frequencies: countPassages(groups, words),
    search: (weights) => {
      const results = index.search([...weights.keys()].join(' '), {
        ...matchWeighted(weights),
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

function countPassages(
  groups: readonly AskedGroup[],
  words: readonly (readonly AskedWords[])[],
): ReadonlyMap<string, number> {
  const passages = new Map<string, Set<string>>();
  for (const [place, { id }] of groups.entries())
    for (const stem of (words[place] ?? []).flat(2))
      passages.set(stem, (passages.get(stem) ?? new Set()).add(id));
  return new Map([...passages].map(([stem, ids]) => [stem, ids.size]));
}
