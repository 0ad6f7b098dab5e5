import type { FormGroup } from '../src/vocabulary/concepts';
import { postingVocabulary } from '../src/vocabulary/posting-vocabulary';
import { findConceptsOf } from '../src/words/concepts';
import { foldWords } from '../src/words/fold-words';

const { concepts } = postingVocabulary;

test('no name in requirements stands for two things', () => {
  const things = new Map<string, string[]>();
  for (const { forms } of concepts)
    for (const { words, text } of forms)
      things.set(words.join(' '), [...(things.get(words.join(' ')) ?? []), text]);
  expect([...things.values()].filter((texts) => texts.length > 1)).toEqual([]);
});

test('a translation in the table of names does not lead apart in the words of the search', () => {
  const apart = concepts.flatMap(({ forms }) => {
    const termsOf = (group: FormGroup) =>
      forms
        .filter((form) => form.group === group)
        .flatMap(({ text }) => findConceptsOf(foldWords(text).join(' ')).map(({ term }) => term));
    const [english, indonesian] = [termsOf('english'), termsOf('indonesian')];
    const isApart =
      english.length > 0 && indonesian.length > 0 && !english.some((term) => indonesian.includes(term));
    return isApart ? [forms.map(({ text }) => text).join('; ')] : [];
  });
  expect(apart).toEqual([]);
});
