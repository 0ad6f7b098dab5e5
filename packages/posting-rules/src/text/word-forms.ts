import { readLeet } from './characters';

const clitics = ['nya', 'lah', 'kah', 'pun', 'mu', 'ku', 's'];

/** The word as the rules know it: as written, without a clitic or plural, with letters for digits, without drawn-out letters. */
export function formsOf(word: string, isWord: (word: string) => boolean): string[] {
  const found = new Set<string>([word]);
  for (const form of [word, ...readLeet(word), withoutRepeats(word), word.replace(/^([a-z]{3,})2$/, '$1')]) {
    if (isWord(form)) found.add(form);
    for (const clitic of clitics) {
      const stem = form.endsWith(clitic) ? form.slice(0, -clitic.length) : '';
      if (stem.length > 2 && isWord(stem)) found.add(stem);
    }
  }
  return [...found];
}

const withoutRepeats = (word: string) => word.replaceAll(/([a-z])\1\1*/g, '$1');
