import { type AskedWords, hanPairsOf, isHanPair } from './question-index';
import { synonymStems } from './synonym-groups';
import { meaningfulWords, stemsOf } from './terms';
import { writtenWord } from './spoken-word';

/** A word of a message, or a pair of Han characters. */
export interface Concept {
  readonly stems: readonly string[];
  /** Stems of words for the same. */
  readonly others: readonly string[];
  /** How much it says: a logarithm, some 4 for a rare word. */
  readonly rarity: number;
}

const synonymWeight = 0.35;
/** What a word for the same, and one that begins alike or differs by a letter, count in coverage. */
const synonymCoverage = 0.8;
const closeCoverage = 0.6;
/** Most pairs of Han characters are no words. */
const pairRarity = 0.5;
/** What a question lacks of the message counts less than what the message lacks of it: people write a story first. */
const weightOfLacking = { inQuestion: 0.3, inMessage: 0.7, always: 1 };

/** @param rarityOf how much a stem says @param isKnown whether a stem stands in what is searched */
export function conceptsOf(
  text: string,
  {
    rarityOf,
    isKnown,
  }: { rarityOf: (stems: readonly string[]) => number; isKnown: (stem: string) => boolean },
): Concept[] {
  const words = meaningfulWords(text).map((word): Concept => {
    const stems = stemsOf(writtenWord(word, isKnown));
    return { stems, others: synonymStems(stems), rarity: rarityOf(stems) };
  });
  return [...words, ...hanPairsOf(text).map((pair) => ({ stems: [pair], others: [], rarity: pairRarity }))];
}

/** Weights of the stems that are searched, 0 to 1. */
export function weightsOf(concepts: readonly Concept[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { stems, others } of concepts) {
    for (const stem of others) weights.set(stem, Math.max(weights.get(stem) ?? 0, synonymWeight));
    for (const stem of stems) weights.set(stem, isHanPair(stem) ? pairRarity : 1);
  }
  return weights;
}

/** @returns the share of what the concepts say that is matched, 0 to 1, and its sum */
export function coverageOf(
  concepts: readonly Concept[],
  { exact, close }: { exact: ReadonlySet<string>; close: ReadonlySet<string> },
): { coverage: number; evidence: number } {
  let all = 0;
  let covered = 0;
  for (const { stems, others, rarity } of concepts) {
    all += rarity;
    if (stems.some((stem) => exact.has(stem))) covered += rarity;
    else if (others.some((stem) => exact.has(stem))) covered += rarity * synonymCoverage;
    else if (stems.some((stem) => close.has(stem))) covered += rarity * closeCoverage;
  }
  return { coverage: all === 0 ? 0 : covered / all, evidence: covered };
}

/** How much the most similar of some questions is like the message (Tversky), 0 to 1. */
export function similarityOf(
  concepts: readonly Concept[],
  questions: readonly AskedWords[],
  rarityOf: (stems: readonly string[]) => number,
): number {
  const asked = new Set(concepts.flatMap(({ stems }) => stems));
  const others = new Set(concepts.flatMap((concept) => concept.others));
  const message = concepts.reduce((sum, { rarity }) => sum + rarity, 0);
  const { inQuestion, inMessage, always } = weightOfLacking;
  const similarities = questions.map((words) => {
    let all = 0;
    let common = 0;
    for (const stems of words) {
      const rarity = stems.some(isHanPair) ? pairRarity : rarityOf(stems);
      all += rarity;
      if (stems.some((stem) => asked.has(stem))) common += rarity;
      else if (stems.some((stem) => others.has(stem))) common += rarity * synonymCoverage;
    }
    const lacking = inQuestion * Math.max(0, message - common) + inMessage * (all - common);
    return common / (common + lacking + always);
  });
  return Math.max(0, ...similarities);
}
