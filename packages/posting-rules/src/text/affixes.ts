const suffixes = ['', 'kan', 'in', 'an', 'i'];

/** Indonesian verb prefixes, formal and colloquial, with the letters they replace. */
const prefixes: readonly (readonly [string, readonly string[]])[] = [
  ['meny', ['s']],
  ['meng', ['', 'k']],
  ['mem', ['', 'p']],
  ['men', ['', 't']],
  ['me', ['']],
  ['diper', ['']],
  ['di', ['']],
  ['ber', ['']],
  ['ter', ['']],
  ['ny', ['s']],
  ['ng', ['', 'k']],
  ['n', ['t']],
  ['', ['']],
];

const shortestStem = 4;

/** Possible stems of an inflected Indonesian verb: `menyetorkan`, `nyetorin` → `setor`. */
export function stemsOf(word: string): string[] {
  return suffixes.flatMap((suffix) => {
    if (!word.endsWith(suffix)) return [];
    const body = suffix ? word.slice(0, -suffix.length) : word;
    return prefixes.flatMap(([prefix, firsts]) =>
      body.startsWith(prefix)
        ? firsts
            .map((first) => first + body.slice(prefix.length))
            .filter((stem) => stem.length >= shortestStem)
        : [],
    );
  });
}
