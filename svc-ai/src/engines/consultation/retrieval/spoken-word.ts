import { stemsOf } from './terms';

/** How spoken Indonesian changes a written word: each turns a spoken form back into possible written ones. */
const backwards: readonly ((word: string) => readonly string[])[] = [
  // "nyiapin" → "menyiapkan", "kirimin" → "kirimkan", "benerin" → "benerkan".
  (word) =>
    /\p{L}{3,}in$/u.test(word)
      ? [word.replace(/in$/, 'kan'), word.replace(/in$/, 'i'), word.replace(/in$/, '')]
      : [],
  // "ngelamar" → "lamar", "ngirim" → "kirim", "ngambil" → "ambil".
  (word) =>
    /^nge?\p{L}{3,}/u.test(word)
      ? [word.replace(/^nge?/, ''), word.replace(/^ng/, 'k'), word.replace(/^ng/, '')]
      : [],
  // "nyari" → "cari", "nyimpan" → "simpan".
  (word) => (/^ny\p{L}{3,}/u.test(word) ? [word.replace(/^ny/, 's'), word.replace(/^ny/, 'c')] : []),
  // "nulis" → "tulis", "naruh" → "taruh"; "mesen" → "pesan" comes from here and the last rule.
  (word) => (/^n[aeiou]\p{L}{2,}/u.test(word) ? [word.replace(/^n/, 't')] : []),
  (word) => (/^m[aeiou]\p{L}{2,}/u.test(word) ? [word.replace(/^m/, 'p')] : []),
  // "ketauan" → "ketahuan"; "dapet" → "dapat", "cepet" → "cepat", "simpen" → "simpan".
  (word) => (/e[bdgklmnprst]$/u.test(word) ? [word.replace(/e(\p{L})$/u, 'a$1')] : []),
  // "kerja2" → "kerja".
  (word) => (/\p{L}2$/u.test(word) ? [word.slice(0, -1)] : []),
];
const mostSteps = 2;

/**
 * A written word for a spoken one, by rules. @param isKnown whether a stem stands in what is searched. @returns the word
 * itself where it is known or no rule leads to a known one
 */
export function writtenWord(word: string, isKnown: (stem: string) => boolean): string {
  const isWritten = (each: string) => stemsOf(each).some(isKnown);
  let forms: readonly string[] = [word];
  for (let step = 0; step <= mostSteps; step += 1) {
    const found = forms.find(isWritten);
    if (found) return found;
    forms = forms.flatMap((form) => backwards.flatMap((rule) => rule(form)));
  }
  return word;
}
