import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { type Topic, topics } from './facts/topic';
import { passagesOf } from './retrieval/question-passages';

const mostSources = 3;
/** Minimum share and number of a fact's words that an answer must repeat to cite it. */
const leastShare = 0.6;
const leastWords = 4;

/** Words that the prompt requests when the facts have no answer. */
const unknown = /\bi (?:do not|don['’]t) know\b|\b(?:tidak|belum|kurang) (?:tahu|mengetahui)\b/i;

/**
 * Pages of the facts and passages that an answer repeats, and the contact page when it does not know. @param question
 * with whose passages the answer was written
 */
export function findSources(answer: string, language: Language, question = ''): AnswerSource[] {
  const said = new Set(toWords(answer));
  const facts = factsIn(language);
  const matches = topics.flatMap((topic) => facts[topic].flatMap((fact) => toMatch(topic, fact, said) ?? []));
  const isSaidByOther = ({ words }: Match) =>
    matches.some(
      (other) => other.words.size > words.size && [...words].every((word) => other.words.has(word)),
    );
  const repeated = matches.filter((match) => !isSaidByOther(match)).map(({ topic }) => topic);
  const topicsToName = unknown.test(answer) ? new Set<Topic>(['contact', ...repeated]) : repeated;
  const pages = [
    // A passage leads to the section that says it, a topic to a page.
    ...(question === '' ? [] : repeatedPassages(question, language, said)),
    ...[...topicsToName].map((topic) => pageOf(topic, language)),
  ];
  const isFirst = ({ path }: AnswerSource, index: number) =>
    pages.findIndex((page) => page.path === path) === index;
  return pages.filter(isFirst).slice(0, mostSources);
}

function repeatedPassages(question: string, language: Language, said: ReadonlySet<string>): AnswerSource[] {
  const repeats = (text: string) =>
    text.split(/\n|(?<=[.!?]) /).some((sentence) => isRepeated(new Set(toWords(sentence)), said));
  return passagesOf(question)
    .filter(({ text }) => repeats(text[language]))
    .map(({ title, path }) => ({ title: title[language], path: localizedPath(language, path[language]) }));
}

function isRepeated(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const found = [...words].filter((word) => said.has(word));
  return words.size >= leastWords && found.length / words.size >= leastShare;
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
  return isRepeated(words, said) ? { topic, words: new Set(found) } : undefined;
}

/** Words of at least four letters, and figures. */
function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]{4,}|\d[\d.,]*\d|\d/gu) ?? [];
}
