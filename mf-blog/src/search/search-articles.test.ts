/** @jest-environment node */
import { articleBodies } from '../content/article-bodies';
import { articles } from '../content/articles';
import { findPassage } from './find-passage';
import { searchArticles } from './search-articles';

const slugs = (query: string, language: 'en' | 'id' = 'en') =>
  searchArticles(query, language).map(({ slug }) => slug);
const textOf = (paragraphs: string[], query: string) =>
  findPassage(paragraphs, query)
    ?.map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test('words are found from their beginning, never from their middle', () => {
  expect(slugs('overt')).toEqual(slugs('overtime'));
  expect(slugs('vertime')).toEqual([]);
});

test('every word has to be there, wherever in the article', () => {
  const [both, one, other] = [slugs('overtime halal'), slugs('overtime'), slugs('halal')];
  expect(both.length).toBeGreaterThan(0);
  expect(both.toSorted()).toEqual(one.filter((slug) => other.includes(slug)).toSorted());
  expect(slugs('overtime astronaut')).toEqual([]);
});

test('the language of the page is searched, case and accents do not count', () => {
  expect(slugs('lembur')).toEqual([]);
  expect(slugs('lembur', 'id').length).toBeGreaterThan(0);
  expect(slugs('CAFE')).toEqual(slugs('café'));
});

test('an article about it comes before those that only speak of it', () => {
  expect(slugs('hotel')[0]).toBe('hospitality-industry');
  expect(slugs('gudang', 'id')[0]).toBe('logistics-industry');
});

test.each(['', ' ', '?!', '\u0000', '()*[', '__proto__ constructor'])(
  '%j finds nothing and harms nothing',
  (query) => {
    expect(slugs(query)).toEqual([]);
  },
);

test('the passage is the paragraph with most of the words, cut between words around the first', () => {
  expect(textOf(['Nothing here.', 'Pay is due.', 'Overtime pay is due on payday.'], 'pay OVER')).toBe(
    '[Overtime] [pay] is due on [payday].',
  );
  const long = textOf([`${'before '.repeat(30)}café ${'after '.repeat(60)}`], 'cafe')!;
  expect(long).toMatch(/^… (before )+\[café\] (after )+…$/);
  expect(long.length).toBeLessThan(220);
  expect(textOf(['Repairs'], 'air')).toBeUndefined();
});

describe.each(articles.map(({ slug }) => slug))('%s', (slug) => {
  test.each(['en', 'id'] as const)('is found in %s by an invented text, which is not quoted', (language) => {
    const { quote, caseStudy } = articleBodies[slug][language];
    for (const text of [quote?.text ?? caseStudy.note, caseStudy.challenge[0]!]) {
      const found = searchArticles(text, language).find((each) => each.slug === slug);
      const passage = found?.passage?.map((piece) => piece.text).join('') ?? '';
      expect(found).toBeDefined();
      expect(text).not.toContain(passage.replaceAll(/^… | …$/g, '') || '(no passage)');
    }
  });
});
