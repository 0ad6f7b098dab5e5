import MiniSearch from 'minisearch';
import type { Passage } from '../passages/passage';
import { askedAs, paraphrasesOf } from './asked-as';
import { synonymStems } from './synonym-groups';
import { meaningfulWords, stemsOf, wordsOf } from './terms';
import { writtenWord } from './spoken-word';

export interface FoundPassage {
  readonly passage: Passage;
  readonly score: number;
  /** Share of what the message is about that the passage has, by how rare its words are; 0 to 1. */
  readonly coverage: number;
  /** How much the words say that the passage shares with the message: a sum of logarithms, some 3 for a rare word. */
  readonly evidence: number;
  /** Whether its title, or how people ask for it, has a word of the message, or its text has three. */
  readonly isAbout: boolean;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly asked: string;
  readonly paraphrases: string;
}

const fields = ['title', 'text', 'asked', 'paraphrases'];
const boost = { title: 1.4, text: 1, asked: 2.2, paraphrases: 1.6 };
const synonymWeight = 0.35;
const prefixWeight = 0.5;
/** The best results by words, which are ordered once more by how much of the question they cover. */
const rated = 30;
const fewestInText = 3;
const fewPassages = 4;
/** What a word for the same, and one that begins alike or differs by a letter, count in coverage. */
const synonymCoverage = 0.8;
const closeCoverage = 0.6;
const leastCoverageWeight = 0.15;

/** Articles are long, so that one of them has nearly every word. */
function boostOf(id: string, audience: Audience): number {
  if (id.startsWith('article/')) return 0.6;
  const ofCompanies = /mf-marketing\/(?:company-solution|applicant-tracking)|mf-hire\//.test(id);
  const ofTalent = /mf-jobs\/|mf-talent\/|mf-marketing\/talent-solution|^(?:plan|service)\//.test(id);
  if (audience === 'company' && ofTalent) return 0.7;
  return audience === 'talent' && ofCompanies ? 0.7 : 1;
}

/** Who asks: passages of the other side count less. */
export type Audience = 'company' | 'talent' | 'general';

export interface PassageIndex {
  find(id: string): Passage | undefined;
  /** Whether a passage has the word, or another form of it. */
  knows(word: string): boolean;
  /** Passages with a word of the text, the best first. */
  search(text: string, most: number, audience?: Audience): FoundPassage[];
}

/** Searches passages in both languages at once, so that a message may mix them (BM25). */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch<Entry>({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => [...stemsOf(word)],
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term, boost },
  });
  index.addAll(
    passages.map((passage) => ({
      id: passage.id,
      title: `${passage.title.en} ${passage.title.id}`,
      text: `${passage.text.en} ${passage.text.id}`,
      asked: askedAs(passage.id),
      paraphrases: paraphrasesOf(passage.id),
    })),
  );
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const frequencies = countPassages(passages);
  /** How much a concept says; a word that no passage has says no more than one that few have. */
  const rarityOf = ({ stems }: Concept) =>
    Math.log(1 + passages.length / Math.max(fewPassages, ...stems.map((stem) => frequencies.get(stem) ?? 0)));
  return {
    find: (id) => byId.get(id),
    knows: (word) => wordsOf(word).some((each) => stemsOf(each).some((stem) => frequencies.has(stem))),
    search: (text, most, audience = 'general') => {
      const concepts = meaningfulWords(text)
        .map((word) => writtenWord(word, (stem) => frequencies.has(stem)))
        .map(toConcept);
      const weights = new Map<string, number>();
      for (const { stems, others } of concepts) {
        for (const stem of others) weights.set(stem, Math.max(weights.get(stem) ?? 0, synonymWeight));
        for (const stem of stems) weights.set(stem, 1);
      }
      const results = index.search([...weights.keys()].join(' '), {
        boostTerm: (term) => weights.get(term) ?? 1,
        prefix: (term) => term.length > 4 && weights.get(term) === 1,
        fuzzy: (term) => (term.length > 5 && weights.get(term) === 1 ? 0.2 : false),
        weights: { prefix: prefixWeight, fuzzy: 0.3 },
        bm25: { k: 1.6, b: 0.8, d: 0.1 },
        boostDocument: (id) => boostOf(String(id), audience),
      });
      const rarity = concepts.map(rarityOf);
      const found = results.slice(0, rated).flatMap(({ id, score, queryTerms, match }) => {
        const passage = byId.get(String(id));
        if (!passage) return [];
        const { coverage, evidence } = coverageOf(concepts, rarity, {
          exact: new Set(Object.keys(match)),
          close: new Set(queryTerms),
        });
        const isAbout =
          Object.values(match).some((found) => found.some((field) => field !== 'text')) ||
          Object.keys(match).length >= fewestInText;
        return [
          {
            passage,
            isAbout,
            score: (score / queryTerms.length) * (leastCoverageWeight + coverage),
            coverage,
            evidence,
          },
        ];
      });
      return found.sort((left, right) => right.score - left.score).slice(0, most);
    },
  };
}

/** In how many passages each stem stands. */
function countPassages(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id, title, text } of passages) {
    const words = wordsOf(
      `${title.en} ${title.id} ${text.en} ${text.id} ${askedAs(id)} ${paraphrasesOf(id)}`,
    );
    for (const stem of new Set(words.flatMap(stemsOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

interface Concept {
  readonly stems: readonly string[];
  /** Stems of words for the same. */
  readonly others: readonly string[];
}

function toConcept(word: string): Concept {
  const stems = stemsOf(word);
  return { stems, others: synonymStems(stems) };
}

function coverageOf(
  concepts: readonly Concept[],
  rarity: readonly number[],
  { exact, close }: { exact: ReadonlySet<string>; close: ReadonlySet<string> },
): { coverage: number; evidence: number } {
  let all = 0;
  let covered = 0;
  for (const [place, { stems, others }] of concepts.entries()) {
    const weight = rarity[place] ?? 0;
    all += weight;
    if (stems.some((stem) => exact.has(stem))) covered += weight;
    else if (others.some((stem) => exact.has(stem))) covered += weight * synonymCoverage;
    else if (stems.some((stem) => close.has(stem))) covered += weight * closeCoverage;
  }
  return { coverage: all === 0 ? 0 : covered / all, evidence: covered };
}
