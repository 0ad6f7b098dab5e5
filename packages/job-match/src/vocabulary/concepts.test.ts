import { matchJob } from '../match-job';
import { readCvText } from '../testing/read-cv-text';
import { type Concept, type Form, jobTextVocabulary } from './concepts';

const { concepts } = jobTextVocabulary;

const formsOf = ({ forms }: Concept, group: Form['group']) => forms.filter((form) => form.group === group);
const pairs = concepts.flatMap((concept) => {
  const [english, indonesian] = [formsOf(concept, 'english')[0], formsOf(concept, 'indonesian')[0]];
  return english && indonesian ? [{ concept, english, indonesian }] : [];
});
/** As in a text, with the table's capitals. */
const howProved = (wanted: Form, said: Form, { kind }: Concept) => {
  const cue = kind === 'location' ? 'Location: ' : '';
  const job = `Requirements\n${cue}${wanted.text}\n`;
  const { found, near } = matchJob(readCvText(`Ayu Lestari\n${said.text}\n`), job);
  return [...found, ...near].find(({ keyword }) => keyword === wanted.text)?.proof?.how;
};

test('there are more than 150 pairs of English and Indonesian', () => {
  expect(pairs.length).toBeGreaterThan(150);
});

test('no name stands for two things', () => {
  const things = new Map<string, string[]>();
  for (const { forms } of concepts)
    for (const { words, text } of forms)
      things.set(words.join(' '), [...(things.get(words.join(' ')) ?? []), text]);
  expect([...things.values()].filter((texts) => texts.length > 1)).toEqual([]);
});

test('each pair is found both ways', () => {
  const lost = pairs.flatMap(({ concept, english, indonesian }) => {
    const ways = [howProved(english, indonesian, concept), howProved(indonesian, english, concept)];
    const isPart = indonesian.words.join(' ').includes(english.words.join(' ')) || ways.includes('synonym');
    return ways.every((how) => how === 'language' || (isPart && how))
      ? []
      : [[english.text, indonesian.text, ...ways]];
  });
  expect(lost).toEqual([]);
});

test('each abbreviation stands for its name, and the other way round', () => {
  const lost = concepts.flatMap((concept) => {
    const [name] = formsOf(concept, 'english');
    return formsOf(concept, 'short').flatMap((short) => {
      if (!name) return [];
      const ways = [howProved(name, short, concept), howProved(short, name, concept)];
      return ways.every((how) => how === 'abbreviation') ? [] : [[name.text, short.text, ...ways]];
    });
  });
  expect(lost).toEqual([]);
});
