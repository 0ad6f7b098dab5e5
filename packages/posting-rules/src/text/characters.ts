/** Letters of other alphabets that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
};

const invisible = /[\p{Cf}\p{M}\u{FE00}-\u{FE0F}\u{115F}\u{1160}\u{3164}]/u;
const marks = /\p{M}/gu;

/** One code point in small Latin letters without marks; empty for one that is not seen. */
export function foldCharacter(character: string): string {
  if (character <= '\u007F') return character.toLowerCase();
  if (invisible.test(character)) return '';
  const folded = character.normalize('NFKD').replaceAll(marks, '').toLowerCase();
  return lookAlikes[folded] ?? folded;
}

const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that a spelling with digits and signs for letters may mean: `b14y4` → `biaya`, `blaya`. */
export function readLeet(word: string): readonly string[] {
  if (!/[\d@$!]/.test(word) || !/[a-z]/.test(word)) return [];
  const read = [...word].map((character) => leetLetters[character] ?? character).join('');
  return word.includes('1')
    ? [read, word.replaceAll('1', 'l').replaceAll(/[\d@$!]/g, (c) => leetLetters[c] ?? c)]
    : [read];
}
