import { languages } from '@sabi/contracts/language';
import { normalizeText } from './normalize-text';

/** Languages common in our users' CVs; others are compared by name. */
const codes =
  'ar bn de en es fa fil fr he hi id it ja jv ko la ms mad ban min nl pl pt ru su sv ta th tl tr uk ur vi yue zh'.split(
    ' ',
  );

const aliases: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  'chinese mandarin': 'zh',
  tionghoa: 'zh',
  tagalog: 'tl',
  malay: 'ms',
  cantonese: 'yue',
};

/** English or Indonesian name → code. */
const known = new Map<string, string>([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return codes.map((code) => [normalizeText(names.of(code) ?? code), code] as const);
  }),
  ...Object.entries(aliases),
]);

/** "English", "Inggris" and "Bahasa Inggris" are one language. */
export function requestLanguage(name: string): string {
  const said = normalizeText(name).replace(/^bahasa (?=.)|(?<=.) language$/g, '');
  return known.get(said) ?? said;
}
