import type { AnswerSource } from '@sabi/contracts/http/consultations';
import type { Language } from '@sabi/contracts/language';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { topics } from './facts/topic';

const mostSources = 3;
/** So much of a fact's words an answer has to repeat to be said to come from it; a fact has no fewer of them. */
const leastShare = 0.6;
const leastWords = 4;

/** Pages on which one can read what an answer says: those of the facts it repeats. */
export function findSources(answer: string, language: Language): AnswerSource[] {
  const said = new Set(toWords(answer));
  const facts = factsIn(language);
  const repeated = topics.filter((topic) => facts[topic].some((fact) => isRepeated(fact, said)));
  const pages = repeated.map((topic) => pageOf(topic, language));
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
