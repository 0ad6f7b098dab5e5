/** Splits where `separator` matches outside brackets. The separator must be a single-character class or a short phrase. */
export function splitOutsideBrackets(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  const sticky = new RegExp(separator.source, `${separator.flags.replace(/[gy]/g, '')}y`);
  let depth = 0;
  let start = 0;
  let index = 0;
  while (index < text.length) {
    const character = text[index];
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    sticky.lastIndex = index;
    const match = depth === 0 ? sticky.exec(text) : null;
    if (match?.[0]) {
      pieces.push(text.slice(start, index));
      index += match[0].length;
      start = index;
    } else index += 1;
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}
