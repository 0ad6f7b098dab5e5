/** Frequencies of letters in percent, a to z, in Indonesian and in English CVs and texts. */
const usual: readonly (readonly number[])[] = [
  [
    20.4, 2.6, 0.8, 5, 8.3, 0.2, 3.7, 2.7, 8, 0.8, 5.1, 3.3, 4.2, 9.3, 1.3, 2.6, 0.01, 4.6, 4.2, 5.6, 5, 0.2,
    0.5, 0.03, 1.5, 0.04,
  ],
  [
    8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, 0.15, 0.8, 4, 2.4, 6.7, 7.5, 1.9, 0.1, 6, 6.3, 9.1, 2.8, 1, 2.4,
    0.15, 2, 0.07,
  ],
];
/** Of fewer letters, frequencies say little. */
const fewestLetters = 120;
/** A list of brands is at 0.8 still; text by the numbers of its glyphs is below 0.5. */
const leastLikeness = 0.6;
const mostUnknown = 0.3;
const latin = /\p{Script=Latin}/gu;
/** Characters of private use, and those that no keyboard writes: glyphs without a meaning. */
const unknown = /[\p{Co}\p{Cn}\uFFFD\u0080-\u009F]/gu;
const visible = /[^\s\p{Cf}]/gu;

/**
 * Whether a text is none: the numbers of its glyphs, as of a PDF whose fonts do not say which letters they draw. Its values would be
 * invented. A text in other letters than Latin ones is none of these.
 */
export function isGarbled(text: string): boolean {
  const shown = text.match(visible)?.length ?? 0;
  if (shown === 0) return false;
  if ((text.match(unknown)?.length ?? 0) > shown * mostUnknown) return true;
  const letters = text.normalize('NFKD').match(latin) ?? [];
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters.length < fewestLetters || letters.length < all / 2) return false;
  const counts = countLetters(letters);
  return Math.max(...usual.map((frequencies) => likeness(counts, frequencies))) < leastLikeness;
}

function countLetters(letters: readonly string[]): number[] {
  const counts = Array.from({ length: 26 }, () => 0);
  for (const letter of letters) {
    const index = letter.toLowerCase().charCodeAt(0) - 97;
    if (index >= 0 && index < 26) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** The cosine of the angle between two lists: 1 where they are proportional. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
  return dot / (Math.hypot(...one) * Math.hypot(...other) || 1);
}
