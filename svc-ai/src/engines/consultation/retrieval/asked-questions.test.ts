import { readPassages } from '../passages/passages';
import { askedQuestions } from './asked-questions';
import { createPassageIndex } from './passage-index';

const languages = ['en', 'id', 'zh'] as const;
const passages = readPassages();
const entries = askedQuestions.flatMap((byPassage) => Object.entries(byPassage));
const groups = entries.flatMap(([, all]) => all);

test('every passage has questions, and every question a passage', () => {
  const asked = entries.map(([id]) => id);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.toSorted()).toEqual(passages.map(({ id }) => id).toSorted());
});

test('every part is asked for in every language, in Chinese with Chinese characters', () => {
  for (const group of groups) {
    for (const language of languages) expect(group[language].length).toBeGreaterThan(0);
    expect(group.zh.filter((question) => !/\p{Script=Han}/u.test(question))).toEqual([]);
  }
});

test('no question stands twice, so that none leads to two passages', () => {
  const all = groups.flatMap((group) => languages.flatMap((language) => group[language]));
  const folded = all.map((question) => question.toLowerCase().trim());
  expect(folded.filter((question, place) => folded.indexOf(question) !== place)).toEqual([]);
});

describe('a passage that shares no word with a message', () => {
  const [guarantee, other] = ['terms/guarantee', 'terms/contact'].map((id) => ({
    id,
    path: { en: `/${id}`, id: `/${id}` },
    title: { en: id, id },
    text: { en: 'We search once more.', id: 'Kami mencari sekali lagi.' },
  })) as [(typeof passages)[number], (typeof passages)[number]];
  const index = createPassageIndex(
    [other, guarantee],
    [
      { id: 'terms/guarantee', questions: ['our new boss walked out', '新来的老板走人了'] },
      { id: 'terms/contact', questions: ['where do letters go'] },
    ],
  );

  test.each(['The boss you sent walked out on Monday', '老板走人了怎么办'])(
    'is found by a question that is like it: %s',
    (message) => {
      const [best, second] = index.search(message, 2);
      expect(best?.passage.id).toBe('terms/guarantee');
      expect(best?.questions).toContain('our new boss walked out');
      expect(best?.similarity).toBeGreaterThan(second?.similarity ?? 0);
    },
  );

  test('is not found by words of neither', () => {
    expect(index.search('zebra crossing', 2)).toEqual([]);
  });
});
