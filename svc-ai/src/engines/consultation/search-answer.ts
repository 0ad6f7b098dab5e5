import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { Language } from '@sabi/contracts/language';
import { stem } from '@sabi/job-match/text/stemmer';
import MiniSearch from 'minisearch';
import { factsIn } from './facts/facts';
import { pageOf } from './facts/pages';
import { searchWords } from './facts/search-words';
import { type Topic, topics } from './facts/topic';
import { findSmallTalk } from './small-talk';

export interface SearchAnswer {
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
/** Minimum share of a message's terms to be found for a known answer. */
const leastShare = 0.5;
/** Minimum share of the best fact's score. */
const leastScore = 0.5;

const asksPrice =
  /\b(?:prices?|pricing|costs?|fees?|pay|how much|(?:harga|biaya|tarif)(?:nya)?|(?:mem)?bayar)\b/i;
const isOfCompany =
  /\b(?:compan(?:y|ies)|search|recruit\w*|hir(?:e|ing)|perusahaan|pencarian|\w*rekrut\w*)\b/i;

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
    'a an and are as at be by can could do does for from give happens has have hi how i if in is it many me my of on open or our please tell that the there this to us was we what when where which who will with would you your about ' +
    'ada adalah akan anda apa apakah atau bagaimana bagi banyak berapa bisa dan dapat dari dengan di ingin ini itu juga kah jika kalau kami ke kepada kita mohon oleh pada saja saya sebutkan siapa soal tentang tolong untuk yang'
  ).split(' '),
);

const indexes: Record<Language, MiniSearch<Entry>> = { en: createIndex('en'), id: createIndex('id') };

/** Answers with the facts that match the message's words, without the model. */
export function answerBySearch(message: string, language: Language): SearchAnswer {
  const talk = findSmallTalk(message, language);
  const { known, unknown } = texts[language];
  const found = findFacts(talk ? talk.rest : message, language);
  const [best] = found;
  if (!best && talk && !talk.asks) return { text: talk.reply, sources: [] };
  if (!best) return { text: unknown, sources: [pageOf('contact', language)] };
  const list = found.map(({ fact }) => `- ${fact}`);
  return { text: [known, ...list].join('\n'), sources: [pageOf(best.topic, language)] };
}

type Found = Pick<Entry, 'topic' | 'fact'>;

function findFacts(question: string, language: Language): Found[] {
  return asksPrice.test(question) ? findPrices(question, language) : search(question, language);
}

/** No fact contains a price: the answer says where prices are shown and how companies get a quote. */
function findPrices(message: string, language: Language): Found[] {
  const { plans, services } = factsIn(language);
  const facts = [plans[0], isOfCompany.test(message) ? services.at(-1) : undefined];
  return facts.flatMap((fact) => (fact ? [{ topic: 'plans' as const, fact }] : []));
}

/** Facts of the best matching topic, best first. */
function search(message: string, language: Language): Found[] {
  const results = indexes[language].search(message, {
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
  });
  const [best] = results;
  if (!best) return [];
  const share = best.queryTerms.length / toTerms(message).length;
  const isOfTopic = Object.values(best.match).some((fields) => fields.includes('words'));
  // One of two words may match by chance, unless it names the topic.
  if (share < leastShare || (share === leastShare && !isOfTopic)) return [];
  return results
    .filter(({ topic, score }) => topic === best['topic'] && score >= best.score * leastScore)
    .slice(0, mostFacts)
    .map(({ topic, fact }) => ({ topic: topic as Topic, fact: String(fact) }));
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

/** Word stems without stop words. */
function toTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && !meaningless.has(word)).map(stem);
}
