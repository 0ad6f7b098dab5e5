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
  п: 'n',
  ь: 'b',
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
};

/** Start of negative circled and of negative squared letters, which Unicode's tables do not resolve to letters. */
const letterBlocks = [0x1f150, 0x1f170];
const lettersInAlphabet = 26;
const smallA = 0x61;

const invisible = /[\p{Cf}\p{M}\u{FE00}-\u{FE0F}\u{115F}\u{1160}\u{3164}]/u;
const marks = /\p{M}/gu;

/** A code point as lower-case Latin letters without diacritics; empty if invisible. */
export function foldCharacter(character: string): string {
  if (character <= '\u007F') return character.toLowerCase();
  if (invisible.test(character)) return '';
  const folded = character.normalize('NFKD').replaceAll(marks, '').toLowerCase();
  return lookAlikes[folded] ?? letterInBlock(folded) ?? folded;
}

function letterInBlock(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = letterBlocks.find((start) => code >= start && code < start + lettersInAlphabet);
  return first === undefined ? undefined : String.fromCharCode(smallA + code - first);
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
  '|': 'l',
};

/** Signs that replace letters within a word. */
export const leetSigns: ReadonlySet<string> = new Set(['@', '$', '!', '|']);
const leetCharacters = /[\d@$!|]/g;

/** Readings of a word with digits and signs for letters: `b14y4` → `biaya`, `blaya`. */
export function readLeet(word: string): readonly string[] {
  if (word.search(leetCharacters) < 0 || !/[a-z]/.test(word)) return [];
  const read = word.replaceAll(leetCharacters, (character) => leetLetters[character] ?? character);
  const swapped = word.replaceAll(/[1|]/g, (character) => (character === '1' ? 'l' : 'i'));
  return swapped === word
    ? [read]
    : [read, swapped.replaceAll(leetCharacters, (character) => leetLetters[character] ?? character)];
}
