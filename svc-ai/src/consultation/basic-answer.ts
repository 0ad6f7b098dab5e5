import type { AnswerSource } from '@sabi/contracts/http/consultations';
import type { Language } from '@sabi/contracts/language';
import MiniSearch from 'minisearch';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { searchWords } from './facts/search-words';
import { type Topic, topics } from './facts/topic';
import { stem } from './stem';

export interface BasicAnswer {
  readonly text: string;
  readonly sources: readonly AnswerSource[];
}

interface Entry {
  readonly id: string;
  readonly topic: Topic;
  readonly fact: string;
  readonly words: string;
}

const mostFacts = 3;
/** So much of what a message asks for has to be found, or nothing is known. */
const leastShare = 0.5;

const texts: Record<Language, { readonly known: string; readonly unknown: string }> = {
  en: {
    known: 'This is what our pages say about it:',
    unknown: 'I do not know that. Our consultants do: write to them on the contact page.',
  },
  id: {
    known: 'Inilah yang tertulis di halaman kami tentang hal itu:',
    unknown: 'Saya tidak tahu soal itu. Konsultan kami dapat membantu: silakan tulis lewat halaman kontak.',
  },
};

const meaningless = new Set(
  (
    'a an and are as at be by can could do does for from give has have how i in is it me my of on or our please tell that the there this to us was we what when where which who will with would you your about ' +
    'ada adalah akan anda apa apakah atau bagaimana bagi bisa dan dapat dari dengan di ingin ini itu juga kah kalau kami ke kepada kita mohon oleh pada saja saya sebutkan siapa soal tentang tolong untuk yang'
  ).split(' '),
);

const indexes: Record<Language, MiniSearch<Entry>> = { en: createIndex('en'), id: createIndex('id') };

/** What the facts say of a message, found by its words: no model is asked. Nothing is made up where nothing is found. */
export function answerBasically(message: string, language: Language): BasicAnswer {
  const results = indexes[language].search(message, { prefix: (term) => term.length > 3, fuzzy: 0.15 });
  const [best] = results;
  const asked = toTerms(message);
  const isKnown = best && best.queryTerms.length / asked.length >= leastShare;
  const { known, unknown } = texts[language];
  if (!isKnown) return { text: unknown, sources: [pageOf('contact', language)] };
  const topic = best['topic'] as Topic;
  const facts = results.filter((result) => result['topic'] === topic).slice(0, mostFacts);
  return {
    text: [known, ...facts.map((result) => `- ${String(result['fact'])}`)].join('\n'),
    sources: [pageOf(topic, language)],
  };
}

function createIndex(language: Language): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['fact', 'words'],
    storeFields: ['topic', 'fact'],
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: { boost: { words: 2 } },
  });
  const facts = factsIn(language);
  for (const topic of topics) {
    const words = `${searchWords[topic].en} ${searchWords[topic].id}`;
    index.addAll(facts[topic].map((fact, place) => ({ id: `${topic}-${place}`, topic, fact, words })));
  }
  return index;
}

/** The words of a text that mean something, without their endings. */
function toTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !meaningless.has(word)).map(stem);
}
