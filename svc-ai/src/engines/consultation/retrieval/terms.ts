import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian';
import { colloquial } from './colloquial';
import { translateChinese } from './chinese';

/** Words that say nothing about the matter of a question. */
const stopWords = new Set(
  (
    'a about question questions actually after again all already also am an and any anyone anything are as at be been before but by can could d did do does don doing even ever exactly for from get give gets go got guys had has have he hello her hey hi him his how i if in into is it its just kind know let like ll m many may maybe me might mine more most much must my need no not now of on one only or other our out over own please possible put re really right s same say she should so some somebody someone something still such t take tell than thank thanks that the their them then there these they thing this those to too try up us use using ve very want wants was way we well were what whats when where which while who whom why will with without would yes yet you your yours yourself ' +
    'ada adakah tanya bertanya tanyakan kabar adalah agar akan aku anda apa apakah apaan atau bagaimana bagi bagusnya bahwa bang banget baru beberapa begini begitu belum benar berapa betul bisa boleh bu buat bukan cara caranya coba cuma dah dan dapat dari daripada deh dengan di dia dimana dong dulu eh gan ha hai halo hanya harus hingga ia ini itu jadi jangan jika juga ka kah kak kakak kalau kalian kami kan karena kata katanya ke kepada kita kok lagi lah lalu maka malah mana mas masih mau mba mbak melalui memang mengapa mereka min minta misal misalnya mohon mungkin nah nanti nih nya oleh orang pada padahal pak para perlu permisi pernah punya saat saja sama sampai sangat satu saya sebab sebagai sebaiknya sebelum sebutkan secara sedang sekali sekarang selalu selama seluruh semua sendiri seperti serta setelah setiap siapa sih silakan sini situ soal suatu sudah supaya tahu tapi tentang terhadap terima terlalu terlanjur ternyata tetap tetapi tidak tolong tuh untuk waktu walau ya yaitu yang'
  ).split(' '),
);

const stemsOfWords = new Map<string, readonly string[]>();
/** Words of the site are some ten thousand: a message with others does not make the store grow without end. */
const mostStemmed = 50_000;

/** Stems of a word, in the languages it may be of. */
export function stemsOf(word: string): readonly string[] {
  const known = stemsOfWords.get(word);
  if (known) return known;
  const stems = [...new Set([stemEnglish(word), stemIndonesian(word)])];
  if (stemsOfWords.size < mostStemmed) stemsOfWords.set(word, stems);
  return stems;
}

/** Lower-case words with accents and spoken forms folded, Chinese ones as English. */
export function wordsOf(text: string): string[] {
  const folded = translateChinese(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // "event nya", "CV-ku": endings of Indonesian are no words.
    .replaceAll(/[’']s?\b/g, ' ');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const short = word.replace(/(?<=\p{L}{3})(?:nya|nih)$/u, '');
    return (colloquial.get(word) ?? colloquial.get(short) ?? word).split(' ');
  });
}

/** Words of a message that say what it is about; all words when none does. */
export function meaningfulWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 1 || /\p{N}/u.test(word));
  return [...new Set(words.filter((word) => !stopWords.has(word)))];
}
