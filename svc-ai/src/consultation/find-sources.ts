import type { AnswerSource } from '@sabi/contracts/http/consultations';
import type { Language } from '@sabi/contracts/language';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { type Topic, topics } from './facts/topic';

const mostSources = 3;
/** So much of a fact's words an answer has to repeat to be said to come from it; a fact has no fewer of them. */
const leastShare = 0.6;
const leastWords = 4;

/** An answer says it of itself: the rules ask for it where the facts say nothing. */
const unknown = /\bi (?:do not|don['’]t) know\b|\b(?:tidak|belum|kurang) (?:tahu|mengetahui)\b/i;

/** Where to read on: the pages of the facts that an answer repeats, and the contact page where it does not know. */
export function findSources(answer: string, language: Language): AnswerSource[] {
  const said = new Set(toWords(answer));
  const facts = factsIn(language);
  const repeated = topics.filter((topic) => facts[topic].some((fact) => isRepeated(fact, said)));
  const topicsToName = unknown.test(answer) ? new Set<Topic>(['contact', ...repeated]) : repeated;
  const pages = [...topicsToName].map((topic) => pageOf(topic, language));
  const isFirst = ({ path }: AnswerSource, index: number) =>
    pages.findIndex((page) => page.path === path) === index;
  return pages.filter(isFirst).slice(0, mostSources);
}

function isRepeated(fact: string, said: ReadonlySet<string>): boolean {
  const words = [...new Set(toWords(fact))];
  const found = words.filter((word) => said.has(word));
  return words.length >= leastWords && found.length / words.length >= leastShare;
}

/** Words that mean something, and figures. */
function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]{4,}|\d[\d.,]*\d|\d/gu) ?? [];
}
