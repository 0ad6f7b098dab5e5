/** @jest-environment node */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './article';
import { articles, findArticle } from './articles';
import { type ArticleSlug, articleSlugs } from './slugs';

const relatedInSpecification: Record<ArticleSlug, [ArticleSlug, ArticleSlug]> = {
  'retail-industry': ['consumer-goods-industry', 'marketing-industry'],
  'healthcare-industry': ['it-industry', 'energy-industry'],
  'it-industry': ['marketing-industry', 'design-industry'],
  'marketing-industry': ['design-industry', 'retail-industry'],
  'design-industry': ['marketing-industry', 'it-industry'],
  'food-industry': ['retail-industry', 'hospitality-industry'],
  'logistics-industry': ['retail-industry', 'it-industry'],
  'energy-industry': ['manufacture-industry', 'it-industry'],
  'hospitality-industry': ['retail-industry', 'food-industry'],
  'consumer-goods-industry': ['retail-industry', 'marketing-industry'],
  'real-estate-industry': ['consumer-goods-industry', 'marketing-industry'],
  'manufacture-industry': ['it-industry', 'logistics-industry'],
};

const maxIllustrationBytes = 4096;
const textsOf = ({ title, excerpt, introduction }: Article, language: 'en' | 'id') => [
  title[language],
  excerpt[language],
  ...introduction[language],
];
const numbersIn = (texts: string[]) => (texts.join(' ').match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

test('there is one article for each industry, newest first', () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([...articleSlugs].toSorted());
  const dates = articles.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("dates and read times of the two fixed articles are the specification's", () => {
  expect(findArticle('manufacture-industry')).toMatchObject({ published: '2024-12-28', readMinutes: 14 });
  expect(findArticle('real-estate-industry')).toMatchObject({ published: '2024-12-28', readMinutes: 13 });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  test('was published on a day there is, and takes a plausible time to read', () => {
    expect(new Date(article.published).toISOString().slice(0, 10)).toBe(article.published);
    expect(article.published).toMatch(/^2024-1[12]-/);
    expect([12, 13, 14, 15]).toContain(article.readMinutes);
  });

  test('is complete in both languages', () => {
    for (const text of [...textsOf(article, 'en'), ...textsOf(article, 'id')])
      expect(text.trim().length).toBeGreaterThan(20);
    expect(article.introduction.en.length).toBeGreaterThanOrEqual(2);
    expect(article.introduction.id).toHaveLength(article.introduction.en.length);
    for (const text of textsOf(article, 'id')) expect(textsOf(article, 'en')).not.toContain(text);
  });

  test('names the same numbers in both languages', () => {
    expect(numbersIn(textsOf(article, 'id'))).toEqual(numbersIn(textsOf(article, 'en')));
  });

  test('goes on to the articles the specification pairs it with', () => {
    expect(article.related).toEqual(relatedInSpecification[slug]);
  });

  test('has a small picture of its own', () => {
    const { size } = statSync(join(__dirname, `illustrations/${slug}.svg`));
    expect(size).toBeLessThan(maxIllustrationBytes);
  });
});
