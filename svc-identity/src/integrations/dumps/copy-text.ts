const letters: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Values of a line of `COPY … FROM stdin` in PostgreSQL's text format; null is NULL. */
export function readCopyLine(line: string): (string | null)[] {
  return line.split('\t').map((value) => (value === String.raw`\N` ? null : unescape(value)));
}

function unescape(value: string): string {
  return value.replaceAll(/\\(.)/gsu, (_escape, letter: string) => letters[letter] ?? letter);
}
