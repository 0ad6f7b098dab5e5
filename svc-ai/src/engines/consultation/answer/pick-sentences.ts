import { meaningfulWords, stemsOf, wordsOf } from '../retrieval/terms';
import { synonyms } from '../retrieval/synonyms';

const mostCharacters = 480;
/** A line as long as this is quoted whole, so that a row of a table is not taken apart. */
const wholeLine = 330;
const asksForFigure =
  /\b(?:how (?:many|much|long|old|soon|often)|when|what time|berapa|brp|brapa|kapan|maksimal|minimal|limit|max|latest)\b|多少|几|多久|什么时候/i;

const groups = synonyms.map((group) => new Set(group.split(' ').flatMap(stemsOf)));

/**
 * The sentences of a text that say most of what a question is about, in their order. A short text is given whole.
 * @param allows whether a sentence may be said
 */
export function pickSentences(
  text: string,
  question: string,
  { most, allows }: { most: number; allows: (sentence: string) => boolean },
): string[] {
  const sentences = text.split('\n').flatMap(toSentences).filter(allows);
  const asked = meaningfulWords(question).map((word) => {
    const stems = stemsOf(word);
    const others = groups
      .filter((group) => stems.some((stem) => group.has(stem)))
      .flatMap((group) => [...group]);
    return { stems: new Set(stems), others: new Set(others) };
  });
  const figure = asksForFigure.test(question);
  const rated = sentences.map((sentence, place) => {
    const said = new Set(wordsOf(sentence).flatMap(stemsOf));
    const has = (stems: ReadonlySet<string>) => [...stems].some((stem) => said.has(stem));
    let score = 0;
    for (const { stems, others } of asked) score += has(stems) ? 1 : has(others) ? 0.5 : 0;
    if (figure && score > 0 && /\d/.test(sentence)) score += 0.75;
    const isAsked = score > 0;
    // Of sentences with the same words the shorter one says less besides.
    score -= sentence.length / 2000;
    return { sentence, place, score, isAsked };
  });
  const asking = rated.filter(({ isAsked }) => isAsked);
  const isShort = text.length <= mostCharacters;
  return shorten(asking.length > 0 && !isShort ? asking : rated, most);
}

interface Rated {
  readonly sentence: string;
  readonly place: number;
  readonly score: number;
}

function shorten(rated: readonly Rated[], most: number): string[] {
  const chosen: Rated[] = [];
  let characters = 0;
  for (const each of rated.toSorted((left, right) => right.score - left.score || left.place - right.place)) {
    if (chosen.length >= most || (chosen.length > 0 && characters + each.sentence.length > mostCharacters))
      continue;
    chosen.push(each);
    characters += each.sentence.length;
  }
  return chosen.toSorted((left, right) => left.place - right.place).map(({ sentence }) => sentence);
}

const toSentences = (line: string): string[] =>
  line.length <= wholeLine ? [line] : line.split(/(?<=[.!?])\s+(?=\p{Lu}|["“])/u);
