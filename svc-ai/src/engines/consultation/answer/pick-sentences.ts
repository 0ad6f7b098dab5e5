import { meaningfulWords, stemsOf, wordsOf } from '../retrieval/terms';
import { synonymStems } from '../retrieval/synonym-groups';
import { countsUnit, unitsAsked } from './asked-units';

const mostCharacters = 480;
/** A line as long as this is quoted whole, so that a row of a table is not taken apart. */
const wholeLine = 330;
/** Added to the first sentence where the question has one word, a topic: that sentence says what the others are about. */
const openingScore = 2;
const asksForFigure =
  /\b(?:how (?:many|much|long|old|soon|often)|when|what time|berapa|brp|brapa|kapan|maksimal|minimal|limit|max|latest)\b|多少|几|多久|什么时候|上限|最晚/i;
const figureScore = 0.75;
/** Of a word that only a question like this one has. */
const hintWeight = 0.3;
/** A figure of the unit that is asked for: "18 hours" to "how many hours". */
const unitScore = 1;

/**
 * The sentences of a text that say most of what a question is about, in their order. A short text is given whole.
 * @param allows whether a sentence may be said @param alike questions that the text answers and that are like this one
 */
export function pickSentences(
  text: string,
  question: string,
  { most, allows, alike = [] }: Choice & { readonly alike?: readonly string[] },
): string[] {
  const sentences = text.split('\n').flatMap(toSentences);
  const said = sentences.map((sentence) => new Set(wordsOf(sentence).flatMap(stemsOf)));
  const asked = meaningfulWords(question).map((word) => toAsked(word, said));
  const own = new Set(asked.flatMap(({ stems }) => [...stems]));
  const hinted = meaningfulWords(alike.join(' '))
    .map((word) => toAsked(word, said))
    .filter(({ stems }) => ![...stems].some((stem) => own.has(stem)));
  const figure = asksForFigure.test(question);
  const units = unitsAsked(question);
  const rated = sentences.map((sentence, place) => {
    const words = said[place] ?? new Set<string>();
    const has = (stems: ReadonlySet<string>) => [...stems].some((stem) => words.has(stem));
    let score = 0;
    for (const { stems, others, rarity } of asked) score += rarity * (has(stems) ? 1 : has(others) ? 0.5 : 0);
    for (const { stems, rarity } of hinted) score += has(stems) ? hintWeight * rarity : 0;
    const isOpening = place === 0 && asked.length === 1;
    if (isOpening) score += openingScore;
    const isAsked = score > 0;
    if (figure && isAsked && /\d/.test(sentence)) score += figureScore;
    if (isAsked && units.some((unit) => countsUnit(sentence, unit))) score += unitScore;
    // Of sentences with the same words the shorter one says less besides.
    score -= sentence.length / 2000;
    return { sentence, place, score, isAsked };
  });
  const asking = rated.filter(({ isAsked }) => isAsked);
  const isShort = text.length <= mostCharacters;
  return shorten(asking.length > 0 && !isShort ? asking : rated, { most, allows });
}

/** A word of the question; one that most sentences have distinguishes them less. */
function toAsked(word: string, said: readonly ReadonlySet<string>[]) {
  const stems = new Set(stemsOf(word));
  const others = new Set(synonymStems([...stems]));
  const holding = said.filter((words) => [...stems].some((stem) => words.has(stem))).length;
  return {
    stems,
    others,
    rarity: 0.5 + Math.log(1 + said.length / Math.max(1, holding)) / Math.log(1 + said.length),
  };
}

interface Rated {
  readonly sentence: string;
  readonly place: number;
  readonly score: number;
}

interface Choice {
  readonly most: number;
  /** Checked for the best sentences only, as it takes longer than the rating. */
  readonly allows: (sentence: string) => boolean;
}

function shorten(rated: readonly Rated[], { most, allows }: Choice): string[] {
  const chosen: Rated[] = [];
  let characters = 0;
  for (const each of rated.toSorted((left, right) => right.score - left.score || left.place - right.place)) {
    if (chosen.length >= most) break;
    const isTooLong = chosen.length > 0 && characters + each.sentence.length > mostCharacters;
    if (isTooLong || !allows(each.sentence)) continue;
    chosen.push(each);
    characters += each.sentence.length;
  }
  return chosen.toSorted((left, right) => left.place - right.place).map(({ sentence }) => sentence);
}

const toSentences = (line: string): string[] =>
  line.length <= wholeLine ? [line] : line.split(/(?<=[.!?])\s+(?=\p{Lu}|["“])/u);
