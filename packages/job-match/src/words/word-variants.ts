const minStem = 4;

/** Common suffixes of Indonesian and plurals of English, longest first. */
const suffixes = ['nya', 'kan', 'an', 'i', 'es', 's'];

/** Indonesian prefixes with the letters they replace at the start of a stem. */
const prefixes: readonly (readonly [prefix: string, swallowed: string])[] = [
  ['meng', ''],
  ['meng', 'k'],
  ['meny', 's'],
  ['mem', ''],
  ['mem', 'p'],
  ['men', ''],
  ['men', 't'],
  ['me', ''],
  ['peng', ''],
  ['peng', 'k'],
  ['peny', 's'],
  ['pem', ''],
  ['pem', 'p'],
  ['pen', ''],
  ['pen', 't'],
  ['per', ''],
  ['pe', ''],
  ['ber', ''],
  ['ter', ''],
  ['ke', ''],
  ['di', ''],
  ['se', ''],
];

/**
 * Other forms of a word: without prefix, suffix or both, and the stem with common ones. Most are no words, which is
 * harmless as no posting has them.
 * @param word folded
 */
export function findWordVariants(word: string): string[] {
  const stems = new Set([word, ...removeSuffixes(word)]);
  for (const stem of [...stems]) for (const shorter of removePrefixes(stem)) stems.add(shorter);
  const variants = new Set([...stems].flatMap((stem) => [stem, `${stem}an`, `${stem}s`]));
  variants.delete(word);
  return [...variants];
}

function removeSuffixes(word: string): string[] {
  return suffixes.flatMap((suffix) => {
    const stem = word.slice(0, -suffix.length);
    return word.endsWith(suffix) && stem.length >= minStem ? [stem] : [];
  });
}

function removePrefixes(word: string): string[] {
  return prefixes.flatMap(([prefix, swallowed]) => {
    const stem = swallowed + word.slice(prefix.length);
    return word.startsWith(prefix) && stem.length >= minStem ? [stem] : [];
  });
}
