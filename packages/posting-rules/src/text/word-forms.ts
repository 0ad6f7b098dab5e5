import { stemsOf } from './affixes';
import { readLeet } from './characters';
import { wordOfSpelling } from './spellings';

const clitics = ['nya', 'lah', 'kah', 'pun', 'mu', 'ku', 's'];

/**
 * Known forms of the word: as written, without a clitic or plural, with letters for digits, without stretched letters, or
 * with a short spelling resolved. If none is known, its stems.
 */
export function formsOf(word: string, isWord: (word: string) => boolean): string[] {
  const known = plainFormsOf(word).filter(isWord);
  return [...new Set([word, ...(known.length > 0 ? known : stemsOf(word).filter(isWord))])];
}

function plainFormsOf(word: string): string[] {
  const forms = [word, ...readLeet(word), withoutRepeats(word), withoutReduplication(word)];
  const stems = forms.flatMap((form) =>
    clitics
      .filter((clitic) => form.endsWith(clitic) && form.length > clitic.length + 2)
      .map((clitic) => form.slice(0, -clitic.length)),
  );
  return [...forms, ...stems].flatMap((form) => [form, wordOfSpelling.get(form) ?? form]);
}

const withoutRepeats = (word: string) => word.replaceAll(/([a-z])\1\1*/g, '$1');

/** `laki2` → `laki-laki`. */
const withoutReduplication = (word: string) => word.replace(/^([a-z]{3,})2$/, '$1');
