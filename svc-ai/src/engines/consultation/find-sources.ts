import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { Language } from '@sabi/contracts/language';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { type Topic, topics } from './facts/topic';

const mostSources = 3;
/** Minimum share and number of a fact's words that an answer must repeat to cite it. */
const leastShare = 0.6;
const leastWords = 4;

/** Words that the prompt requests when the facts have no answer. */
const unknown = /\bi (?:do not|don['’]t) know\b|\b(?:tidak|belum|kurang) (?:tahu|mengetahui)\b/i;

/** Pages of the facts that an answer repeats, and the contact page when it does not know. */
export function findSources(answer: string, language: Language): AnswerSource[] {
  const said = new Set(toWords(answer));
  const facts = factsIn(language);
  const matches = topics.flatMap((topic) => facts[topic].flatMap((fact) => toMatch(topic, fact, said) ?? []));
  const isSaidByOther = ({ words }: Match) =>
    matches.some(
      (other) => other.words.size > words.size && [...words].every((word) => other.words.has(word)),
    );
  const repeated = matches.filter((match) => !isSaidByOther(match)).map(({ topic }) => topic);
  const topicsToName = unknown.test(answer) ? new Set<Topic>(['contact', ...repeated]) : repeated;
  const pages = [...topicsToName].map((topic) => pageOf(topic, language));
  const isFirst = ({ path }: AnswerSource, index: number) =>
    pages.findIndex((page) => page.path === path) === index;
  return pages.filter(isFirst).slice(0, mostSources);
}

interface Match {
  readonly topic: Topic;
  /** The fact's words in the answer. */
  readonly words: ReadonlySet<string>;
}

/** @returns undefined when the answer does not repeat the fact */
function toMatch(topic: Topic, fact: string, said: ReadonlySet<string>): Match | undefined {
  const words = new Set(toWords(fact));
  const found = [...words].filter((word) => said.has(word));
  const isRepeated = words.size >= leastWords && found.length / words.size >= leastShare;
  return isRepeated ? { topic, words: new Set(found) } : undefined;
}

/** Words of at least four letters, and figures. */
function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]{4,}|\d[\d.,]*\d|\d/gu) ?? [];
}
