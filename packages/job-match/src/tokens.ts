/** A normalised word with its position in the text. */
export interface Token {
  readonly word: string;
  readonly raw: string;
  readonly from: number;
  readonly to: number;
}

/** `C++` and `C#` are words. */
const words = /[\p{L}\p{N}\p{M}]+[+#]*/gu;
const accents = /\p{M}/gu;
/** Separators within a name: `F&B`, `Node.js`, `export/import`, `bachelor's`. */
const within = /^(?:\s?[-–&/.'’_]?\s?)$/u;

export function toTokens(text: string): Token[] {
  return [...text.matchAll(words)].map(({ 0: raw, index }) => ({
    raw,
    word: foldWord(raw),
    from: index,
    to: index + raw.length,
  }));
}

/** Lower case without accents and without an English plural or `-nya`. */
export function foldWord(raw: string): string {
  const word = raw.normalize('NFKD').replace(accents, '').toLowerCase();
  if (word.length > 7 && word.endsWith('nya')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether these words follow each other from `index`. */
export function standsAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  wanted: readonly string[],
): boolean {
  return wanted.every((word, offset) => {
    const token = tokens[index + offset];
    if (token?.word !== word) return false;
    const before = offset === 0 ? undefined : tokens[index + offset - 1];
    return !before || within.test(text.slice(before.to, token.from));
  });
}

const shortestMisspelled = 6;

/** Whether two words differ by one inserted, deleted, replaced or transposed letter. */
export function isCloseSpelling(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestMisspelled || long.length - short.length > 1 || short === long) return false;
  if (short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, skipped: number) => word.slice(at + skipped);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}
