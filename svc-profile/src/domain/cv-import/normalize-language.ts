import { languages } from '@sabi/contracts/language';
import { normalizeText } from './normalize-text';

/** Languages that CVs of our users mention; any other is compared by its name. */
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

/** Name in either language of ours → code. */
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
