import type { Language } from '@sabi/contracts/language';

type Texts = Readonly<Record<Language, string>>;

/** Messages that ask for nothing, and what is said to them where there is no model. */
const talk: readonly { readonly words: RegExp; readonly reply: Texts }[] = [
  {
    words:
      /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|halo|hai|selamat (?:pagi|siang|sore|malam))\b/i,
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

/** With a name or an address behind it, and no question. */
const longest = 30;

/** @returns undefined for a message that wants to know something */
export function answerSmallTalk(message: string, language: Language): string | undefined {
  if (message.length > longest || message.includes('?')) return undefined;
  return talk.find(({ words }) => words.test(message))?.reply[language];
}
