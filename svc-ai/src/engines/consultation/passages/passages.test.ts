import { languages } from '@sabi/contracts/language';
import { containsAmount } from '../amounts';
import { chineseAnswers } from '../answer/chinese-answers';
import { askedIds } from '../retrieval/asked-as';
import { readPassages } from './passages';

const passages = readPassages();
const ids = new Set(passages.map(({ id }) => id));

test('a passage says something in both languages, and leaves no variable open', () => {
  expect(passages.length).toBeGreaterThan(300);
  expect(ids.size).toBe(passages.length);
  for (const { id, title, text, path } of passages)
    for (const language of languages) {
      expect({ id, text: text[language] }).toEqual({ id, text: expect.stringMatching(/\S/) });
      expect(`${title[language]} ${text[language]}`).not.toMatch(/\{\{|undefined/);
      expect(path[language]).toMatch(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/);
    }
});

test('how people ask, and what is said in Chinese, is of passages that exist', () => {
  expect([...askedIds, ...Object.keys(chineseAnswers)].filter((id) => !ids.has(id))).toEqual([]);
});

test('a figure in Chinese is one of the passage', () => {
  for (const [id, chinese] of Object.entries(chineseAnswers)) {
    const text = passages.find((passage) => passage.id === id)?.text.en ?? '';
    for (const figure of chinese.match(/\d+/g) ?? [])
      expect({ id, text }).toEqual({ id, text: expect.stringContaining(figure) });
  }
});

test('plans and services name no price', () => {
  const offers = passages.filter(({ id }) => /^(?:plan|service)\//.test(id));
  expect(offers.length).toBeGreaterThan(10);
  for (const { text } of offers)
    for (const language of languages) expect(containsAmount(text[language])).toBe(false);
});
