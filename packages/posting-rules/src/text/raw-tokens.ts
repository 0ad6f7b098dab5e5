import { leetSigns } from './characters';
import type { RawToken } from './token';

const isWordCharacter = (character: string | undefined) =>
  character !== undefined &&
  ((character >= 'a' && character <= 'z') || (character >= '0' && character <= '9'));
const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9';
/** Currencies written without a blank before the amount: `Rp150.000`. */
const currencies = ['rp', 'idr', 'usd'];
const isLeetSign = (character: string | undefined) => character !== undefined && leetSigns.has(character);

/**
 * Words and numbers of a folded text in order. `1.500.000` and `1,5` are one token; so is `b!aya` as a spelling of a
 * known word, while `hr@example` is two.
 */
export function readRawTokens(text: string, isKnown: (word: string) => boolean): RawToken[] {
  const tokens: RawToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (!isWordCharacter(text[at])) {
      at += 1;
      continue;
    }
    const end = endOfToken(text, at, isKnown);
    tokens.push({ word: text.slice(at, end), start: at, end });
    at = end;
  }
  return tokens;
}

function endOfToken(text: string, start: number, isKnown: (word: string) => boolean): number {
  const currency = currencies.find(
    (name) => text.startsWith(name, start) && isDigit(text[start + name.length]),
  );
  if (currency) return start + currency.length;
  const plain = endOfWord(text, start, false);
  if (isLeetSign(text[plain])) {
    const withSigns = endOfWord(text, start, true);
    if (withSigns > plain && isKnown(text.slice(start, withSigns))) return withSigns;
  }
  return isDigit(text[start]) ? endOfNumber(text, start, plain) : plain;
}

/** No known word is longer. */
const longestWord = 60;

function endOfWord(text: string, start: number, signs: boolean): number {
  let end = start;
  while (
    isWordCharacter(text[end]) ||
    (signs && end - start < longestWord && isLeetSign(text[end]) && isWordCharacter(text[end + 1]))
  )
    end += 1;
  return end;
}

/** Allows grouped digits: `150.000`, `1,5jt`. */
function endOfNumber(text: string, start: number, plain: number): number {
  let end = start;
  while (isDigit(text[end])) end += 1;
  if (end < plain) return plain;
  while ((text[end] === '.' || text[end] === ',') && isDigit(text[end + 1])) {
    end += 1;
    while (isDigit(text[end])) end += 1;
  }
  return isWordCharacter(text[end]) ? endOfWord(text, end, false) : end;
}
