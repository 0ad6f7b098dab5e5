import { intlLocales, type Language } from '@sabi/contracts/language';

/** Phrases shared by mails of every kind. */
export interface Phrases {
  readonly greeting: (name: string | undefined) => string;
  /** `24 hours`; whole hours from one on, else minutes. */
  readonly duration: (seconds: number) => string;
  /** `21 November 2025, 16:24 WIB`. */
  readonly moment: (date: Date) => string;
  readonly linkHint: (duration: string) => string;
}

const hour = 3600;
/** Most accounts are in Western Indonesia; the mail names the zone. */
const timeZone = 'Asia/Jakarta';

const inHours = (seconds: number) => Math.round(seconds / hour);
const inMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** The locale data of a language is 9 MB, so it is loaded with the first mail that names a moment. */
function createMoment(locale: string): Phrases['moment'] {
  let day: Intl.DateTimeFormat | undefined;
  let time: Intl.DateTimeFormat | undefined;
  return (date) => {
    day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    time ??= new Intl.DateTimeFormat(intlLocales.en, { hour: '2-digit', minute: '2-digit', timeZone });
    return `${day.format(date)}, ${time.format(date)} WIB`;
  };
}

function countInEnglish(count: number, unit: string): string {
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    duration: (seconds) =>
      seconds >= hour
        ? countInEnglish(inHours(seconds), 'hour')
        : countInEnglish(inMinutes(seconds), 'minute'),
    moment: createMoment(intlLocales.en),
    linkHint: (duration) =>
      `The button works for ${duration}. If it does not open, copy this address into your browser:`,
  },
  id: {
    greeting: (name) => (name ? `Halo ${name},` : 'Halo,'),
    duration: (seconds) => (seconds >= hour ? `${inHours(seconds)} jam` : `${inMinutes(seconds)} menit`),
    moment: createMoment(intlLocales.id),
    linkHint: (duration) =>
      `Tombol ini berlaku selama ${duration}. Jika tidak terbuka, salin alamat berikut ke peramban Anda:`,
  },
};
