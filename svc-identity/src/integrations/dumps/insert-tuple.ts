export type TupleReading =
  | { readonly values: readonly (string | null)[]; readonly end: number }
  /** The text ends within a string. */
  | 'unfinished'
  | 'malformed';

/**
 * A value with the following comma or parenthesis. Quotes within a string are doubled; backslashes are
 * literal.
 */
const value = /\s*(?:'([^']*(?:''[^']*)*)'(?:::[\w."]+)?|([^\s',()]+))\s*([,)])/y;
const openString = /\s*'[^']*(?:''[^']*)*$/y;

/** Reads `(1, 'two', NULL)` of pg_dump. @param start of the parenthesis */
export function readInsertTuple(text: string, start: number): TupleReading {
  const values: (string | null)[] = [];
  for (let position = start + 1; ;) {
    value.lastIndex = position;
    const found = value.exec(text);
    if (!found) {
      openString.lastIndex = position;
      return openString.test(text) ? 'unfinished' : 'malformed';
    }
    const [, string, word = '', after] = found;
    values.push(string === undefined ? readWord(word) : string.replaceAll("''", "'"));
    position = value.lastIndex;
    if (after === ')') return { values, end: position };
  }
}

function readWord(word: string): string | null {
  return word.toUpperCase() === 'NULL' ? null : word;
}
