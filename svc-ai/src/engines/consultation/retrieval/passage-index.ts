import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from '../passages/passage';
import { askedAs, paraphrasesOf } from './asked-as';
import { type Concept, conceptsOf, coverageOf, similarityOf, weightsOf } from './concepts';
import { type AskedGroup, createQuestionIndex, type FoundGroup, isHanPair } from './question-index';
import { matchWeighted, searchedAsTerms } from './term-search';
import { stemsOf, wordsOf } from './terms';

export interface FoundPassage {
  readonly passage: Passage;
  readonly score: number;
  /** Share of what the message is about that the passage or its questions have, by how rare its words are; 0 to 1. */
  readonly coverage: number;
  /** How much the words say that the passage shares with the message: a sum of logarithms, some 3 for a rare word. */
  readonly evidence: number;
  /** Whether its title, or how people ask for it, has a word of the message, or its text has three. */
  readonly isAbout: boolean;
  /** How much the most similar question that the passage answers is like the message, 0 to 1. */
  readonly similarity: number;
  /** Whether no other passage found is better by its texts alone. */
  readonly isFirstByText: boolean;
  /** The questions that are most like the message, each of the same part of the passage. */
  readonly questions: readonly string[];
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
/** The best results by words, which are ordered once more by how much of the question they cover. */
const rated = 30;
const fewestInText = 3;
const fewPassages = 4;
const leastCoverageWeight = 0.15;
/** Of the questions' score beside that of the texts, and of a question that is like the message. */
const questionWeight = 2;
const similarityWeight = 2;

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

/**
 * Searches passages in both languages at once, so that a message may mix them (BM25), and the questions they answer.
 * @param groups questions, by the ids of passages
 */
export function createPassageIndex(
  passages: readonly Passage[],
  groups: readonly AskedGroup[] = [],
): PassageIndex {
  const byText = createTextIndex(passages);
  const byQuestion = createQuestionIndex(groups);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const frequencies = countPassages(passages);
  const frequencyOf = (stem: string) =>
    Math.max(frequencies.get(stem) ?? 0, byQuestion.frequencies.get(stem) ?? 0);
  /** How much a word says; one that no passage has says no more than one that few have. */
  const rarityOf = (stems: readonly string[]) =>
    Math.log(1 + passages.length / Math.max(fewPassages, ...stems.map(frequencyOf)));
  const isKnown = (stem: string) => frequencyOf(stem) > 0;

  const search = (text: string, most: number, audience: Audience = 'general'): FoundPassage[] => {
    const concepts = conceptsOf(text, { rarityOf, isKnown });
    const weights = weightsOf(concepts);
    const texts = byText(weights, audience);
    const questions = byQuestion.search(weights);
    const ids = new Set([...[...texts.keys()].slice(0, rated), ...[...questions.keys()].slice(0, rated)]);
    const best = Math.max(0, ...[...texts.values()].map(scoreOf));
    const found = [...ids].flatMap((id) => {
      const passage = byId.get(id);
      const ofText = texts.get(id);
      const ofQuestions = questions.get(id);
      if (!passage) return [];
      const similarity = similarityOf(concepts, ofQuestions?.words ?? [], rarityOf);
      return [
        {
          passage,
          ...rate(concepts, { ofText, ofQuestions, similarity, factor: boostOf(id, audience) }),
          similarity,
          isFirstByText: ofText !== undefined && scoreOf(ofText) === best,
          questions: ofQuestions?.questions ?? [],
        },
      ];
    });
    return found.sort((left, right) => right.score - left.score).slice(0, most);
  };

  return {
    find: (id) => byId.get(id),
    knows: (word) => wordsOf(word).some((each) => stemsOf(each).some((stem) => frequencies.has(stem))),
    search,
  };
}

const scoreOf = ({ score, queryTerms }: SearchResult): number => score / queryTerms.length;

interface Matches {
  readonly ofText: SearchResult | undefined;
  readonly ofQuestions: FoundGroup | undefined;
  readonly similarity: number;
  /** What the passage counts for this audience. */
  readonly factor: number;
}

function rate(
  concepts: readonly Concept[],
  { ofText, ofQuestions, similarity, factor }: Matches,
): Pick<FoundPassage, 'score' | 'coverage' | 'evidence' | 'isAbout'> {
  const match = ofText?.match ?? {};
  const { coverage, evidence } = coverageOf(concepts, {
    exact: new Set([...Object.keys(match), ...(ofQuestions?.exact ?? [])]),
    close: new Set([...(ofText?.queryTerms ?? []), ...(ofQuestions?.close ?? [])]),
  });
  const asked = ofQuestions ? (ofQuestions.score / ofQuestions.close.length) * factor : 0;
  const byWords = (ofText ? scoreOf(ofText) : 0) + questionWeight * asked;
  return {
    score: byWords * (leastCoverageWeight + coverage) * (1 + similarityWeight * similarity),
    coverage,
    evidence,
    isAbout:
      ofQuestions !== undefined ||
      Object.values(match).some((found) => found.some((field) => field !== 'text')) ||
      Object.keys(match).length >= fewestInText,
  };
}

/** @returns a search by the texts of passages: results by id, the best first */
function createTextIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Entry>({
    fields,
    tokenize: wordsOf,
    processTerm: (word) => [...stemsOf(word)],
    searchOptions: { ...searchedAsTerms, boost },
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
  return (weights: ReadonlyMap<string, number>, audience: Audience): ReadonlyMap<string, SearchResult> => {
    const terms = [...weights.keys()].filter((term) => !isHanPair(term));
    const results = index.search(terms.join(' '), {
      ...matchWeighted(weights),
      bm25: { k: 1.6, b: 0.8, d: 0.1 },
      boostDocument: (id) => boostOf(String(id), audience),
    });
    return new Map(results.map((result) => [String(result.id), result]));
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
