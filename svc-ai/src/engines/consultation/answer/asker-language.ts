import type { Language } from '@sabi/contracts/language';
import { colloquial } from '../retrieval/colloquial';

/** Languages in which people ask and are answered. */
export type AskerLanguage = Language | 'zh';

const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is are you your our we with that this for in not what how do does can i my a it when who where which if have has will at on an me be or was am did should much many there'.split(
      ' ',
    ),
  ),
  id: new Set(
    'yang dan di ke dari anda kami untuk dengan ini itu tidak adalah pada atau bagi apa apakah berapa bagaimana kapan siapa bisa saya ada mau kalau dong ya sih nih kok min kak aja juga sudah belum lagi cara kalian sama jadi buat boleh mana dimana lowongan lamaran paket perusahaan kerja harga biaya garansi halo'.split(
      ' ',
    ),
  ),
};
const leastHan = 2;

/** The language in which a message is written; that of the page where it does not show. */
export function languageOf(message: string, page: Language): AskerLanguage {
  const words = message.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  const han = message.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han >= leastHan && han * 2 >= words.length) return 'zh';
  const english = words.filter((word) => common.en.has(word)).length;
  const indonesian = words.filter((word) => common.id.has(word) || isSpokenIndonesian(word)).length;
  if (english === indonesian) return page;
  return english > indonesian ? 'en' : 'id';
}

const isSpokenIndonesian = (word: string) => /nya$/.test(word) || common.id.has(colloquial.get(word) ?? '');
