import type { Language } from '@sabi/contracts/language';
import { readFacts } from './prompt-facts';
import { elsewhere, replyTopics } from './topics';

/** `garansinya` → `garansi`. */
const possessive = /(\p{L}{4,})nya\b/giu;

interface ReplyOrder {
  readonly message: string;
  readonly language: Language;
  readonly instructions: string;
  /** What a search of the pages answers; without it the facts of the instructions are all there is. */
  readonly found?: string | undefined;
}

/**
 * What a search found, as the chat says without a model; advice by the topic of a message where the pages have none, with
 * the prompt's facts about it.
 */
export function replyTo({ message, language, instructions, found }: ReplyOrder): string {
  const bare = message.replace(possessive, '$1');
  const topic = replyTopics.find(({ words }) => words.test(bare));
  if (found && !topic?.asks?.test(bare)) return found;
  if (!topic) return elsewhere[language];
  const { heading, most, bestFirst = false } = topic.facts ?? { heading: '', most: 0 };
  const asked = toWords(message);
  const fits = (fact: string) =>
    bestFirst ? toWords(fact).filter((word) => asked.includes(word)).length : 0;
  const known = readFacts(instructions).get(heading) ?? [];
  const facts = known.toSorted((a, b) => fits(b) - fits(a)).slice(0, most);
  return [topic.advice[language], ...facts.map((fact) => `- ${fact}`)].join('\n');
}

const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
