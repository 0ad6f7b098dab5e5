import type { Language } from '@sabi/contracts/language';

type Texts = Readonly<Record<Language, string>>;

/** Messages without a question, and replies when no model is available. */
const talk: readonly { readonly words: RegExp; readonly reply: Texts }[] = [
  {
    words:
      /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|halo|hai|selamat (?:pagi|siang|sore|malam))\b(?:[\s,.!]{1,3}(?:how are you|apa kabar(?:nya)?)\b)?/i,
    reply: {
      en: 'Hello! Ask me about our services for companies, how a search goes, what we offer to people who look for work, or how to reach us.',
      id: 'Halo! Silakan tanyakan layanan kami bagi perusahaan, alur pencarian kandidat, yang kami tawarkan bagi pencari kerja, atau cara menghubungi kami.',
    },
  },
  {
    words: /^\W*(?:thanks?|thank you|ok|okay|great|oke|baik|terima ?kasih|makasih|sip)\b/i,
    reply: {
      en: 'You are welcome. Is there anything else you would like to know?',
      id: 'Sama-sama. Ada lagi yang ingin Anda ketahui?',
    },
  },
];

/** Words of questions and requests. */
const asking =
  /\b(?:what|who|whom|whose|which|when|where|why|how|any|want|need|tell|explain|looking for|(?:do|does|did|can|could|will|would|have|are|is) (?:you|i|we|they|there|your)|apa|apakah|siapa|kapan|mana|dimana|mengapa|kenapa|bagaimana|gimana|berapa|ada|adakah|bisa|bisakah|boleh|mau|ingin|butuh|perlu|cari|minta|jelaskan)\b|(?:^|[,.!])\W*(?:do|does|did|can|could|will|would|is|are)\b/i;
const called = '(?:(?:kak|min|admin|bang|mas|mbak|pak|bu|gan|sis|there|all) )*';
const howAreYou = '(?:how are you|apa kabar(?:nya)?) ';
const questions = [
  String.raw`(?:(?:permisi|maaf|saya|aku|kami|mau|ingin|boleh|bisa|izin|numpang)\s+){0,4}(?:ber)?tanya(?:-tanya)?(?:\s+(?:sesuatu|dulu|sebentar|dong|ya|nih|boleh))?`,
  String.raw`(?:i have|i['’]ve got|i (?:want|would like) to ask|i['’]d like to ask|(?:can|may|could) i ask(?: you)?)\s+(?:something|(?:an?|some|one)\s+(?:quick\s+)?questions?)`,
].join('|');
/** "How are you?" and an announced question. */
const announcing = new RegExp(
  `^${called}(?:(?:${howAreYou}(?:(?:${questions}) )?|(?:${questions}) )${called})?$`,
  'i',
);
/** Words of a text, each followed by a space. */
const wordsOf = (text: string) => `${text.replaceAll(/[\s,.!?]+/g, ' ').trim()} `.trimStart();
/** Maximum length of a greeting with a name; longer texts are questions. */
const mostWords = 4;
const saysWho = /^\W*(?:this is|i am|i['’]m|my name is|(?:nama )?saya|perkenalkan|dengan)\b/i;
const mostWordsOfWho = 8;

export interface SmallTalk {
  readonly reply: string;
  /** The message without the greeting. */
  readonly rest: string;
  /** Whether the rest is a question, so that a greeting alone is no answer. */
  readonly asks: boolean;
}

/** @returns undefined for a message without small talk at its beginning */
export function findSmallTalk(message: string, language: Language): SmallTalk | undefined {
  const found = talk.find(({ words }) => words.test(message));
  if (!found) return undefined;
  const rest = message.replace(found.words, '');
  return { reply: found.reply[language], rest, asks: asks(rest) };
}

function asks(rest: string): boolean {
  const count = (rest.match(/[\p{L}\p{N}'’]+/gu) ?? []).length;
  if (count === 0 || announcing.test(wordsOf(rest))) return false;
  return rest.includes('?') || asking.test(rest) || count > (saysWho.test(rest) ? mostWordsOfWho : mostWords);
}
