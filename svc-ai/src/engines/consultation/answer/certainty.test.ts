import type { FoundPassage } from '../retrieval/passage-index';
import { certaintyOf } from './certainty';

const found = (path: string, more: Partial<FoundPassage>): FoundPassage => ({
  passage: {
    id: path,
    path: { en: path, id: path },
    title: { en: '', id: '' },
    text: { en: '', id: '' },
  },
  score: 10,
  coverage: 0.5,
  evidence: 6,
  isAbout: true,
  similarity: 0.5,
  isFirstByText: true,
  questions: [],
  ...more,
});

test.each([
  ['nearly every word', [found('/a', { coverage: 0.9, evidence: 2 }), found('/b', {})], 'sure'],
  ['a clear lead', [found('/a', {}), found('/b', { score: 2 })], 'sure'],
  [
    'a passage of the same page beside it',
    [found('/a', {}), found('/a#b', {}), found('/c', { score: 2 })],
    'sure',
  ],
  ['another page as good', [found('/a', { coverage: 0.3, evidence: 2 }), found('/b', {})], 'near'],
  ['few words', [found('/a', { coverage: 0.1 })], 'none'],
  ['nothing about it', [found('/a', { isAbout: false })], 'none'],
  ['nothing', [], 'none'],
] as const)('with %s an answer is %s', (_what, passages, certainty) => {
  expect(certaintyOf(passages)).toBe(certainty);
});

test('a question like the one that is asked makes an answer more certain', () => {
  const other = found('/b', { score: 8 });
  const likeBy = (similarity: number) =>
    certaintyOf([found('/a', { coverage: 0.4, evidence: 4, similarity }), other]);
  expect([likeBy(0), likeBy(0.9)]).toEqual(['near', 'sure']);
});

test('more of the same words are never less certain', () => {
  const order = ['none', 'near', 'unsure', 'sure'];
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((coverage) =>
    order.indexOf(certaintyOf([found('/a', { coverage, evidence: 4 }), found('/b', { score: 6 })])),
  );
  expect(steps).toEqual(steps.toSorted((left, right) => left - right));
  expect(new Set(steps).size).toBe(4);
});
