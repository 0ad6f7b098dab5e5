const longest = 200;
const fewestPieces = 4;
const longestPiece = 3;
const singleShare = 0.6;
const piece = /^(?:[\p{L}&/.,'-]+:?|:)$/u;

/**
 * `E X P E R I E N C E` → `EXPERIENCE`, `A Y U   L E S T A R I` → `AYU LESTARI`: removes letter spacing. Converters may
 * leave pairs together (`E D U C AT I O N`). Words that are no farther apart than letters cannot be distinguished.
 */
export function closeLetterSpacing(text: string): string {
  const line = text.trim();
  if (line.length > longest) return text;
  const pieces = line.split(/[ \t]+/);
  if (pieces.length < fewestPieces || !isSpacedOut(pieces)) return text;
  return line
    .split(/[ \t]{2,}/)
    .map((word) => word.replace(/[ \t]/g, ''))
    .join(' ');
}

function isSpacedOut(pieces: readonly string[]): boolean {
  const singles = pieces.filter((letters) => letters.replace(/:$/, '').length === 1).length;
  return (
    singles >= fewestPieces - 1 &&
    singles >= pieces.length * singleShare &&
    pieces.every((letters) => letters.length <= longestPiece && piece.test(letters)) &&
    pieces.some((letters, index) => index > 0 && /^\p{L}{1,3}:?$/u.test(letters))
  );
}
