/** First digits of the scripts whose numerals are used in dates and numbers, each followed by nine others. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const numerals = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g;

/** Replaces typographic letters, apostrophes, hyphens and the digits of other scripts by those of a keyboard. */
export function plainCharacters(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[’‘ʼʻ´]|(?<=\p{L})`(?=\p{L})/gu, "'")
    .replace(numerals, toDigit)
    .replace(/\u2010(?!\s*$)|[\u2011\u2212]/gm, '-'); // at the end of a line it marks a broken word
}

function toDigit(numeral: string): string {
  const code = numeral.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10) ?? code;
  return String(code - zero);
}
