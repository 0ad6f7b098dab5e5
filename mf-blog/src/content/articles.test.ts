/** @jest-environment node */
import { claims } from '@sabi/marketing-claims';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './article';
import { articles, findArticle, relatedTo } from './articles';
import { type ArticleSlug, articleSlugs, findCanonicalSlug } from './slugs';
import { topicOf, topics } from './topics';

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
const textsOf = ({ title, excerpt }: Article, language: 'en' | 'id') => [title[language], excerpt[language]];
const numbersIn = (texts: string[]) => (texts.join(' ').match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

test('there is one article for each industry, newest first', () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(articleSlugs.toSorted());
  expect(readdirSync(join(__dirname, 'articles')).toSorted()).toEqual(articleSlugs.toSorted());
  expect(articles).toHaveLength(claims.industries.value);
  const dates = articles.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("dates and read times of the two fixed articles are the specification's", () => {
  expect(findArticle('manufacture-industry')).toMatchObject({ published: '2024-12-28', readMinutes: 14 });
  expect(findArticle('real-estate-industry')).toMatchObject({ published: '2024-12-28', readMinutes: 13 });
});

test('each of the four topics holds three industries', () => {
  const held = topics.map((topic) => articles.filter(({ slug }) => topicOf(slug) === topic).length);
  expect(held).toEqual([3, 3, 3, 3]);
});

test('no article is taken for another spelling of one', () => {
  for (const slug of articleSlugs) expect(findCanonicalSlug(slug)).toBeUndefined();
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  test('was published on a day there is, and takes a plausible time to read', () => {
    expect(new Date(article.published).toISOString().slice(0, 10)).toBe(article.published);
    expect(article.published).toMatch(/^2024-1[12]-/);
    expect([12, 13, 14, 15]).toContain(article.readMinutes);
  });

  test('has a title and an excerpt in both languages, with the same numbers', () => {
    for (const text of [...textsOf(article, 'en'), ...textsOf(article, 'id')])
      expect(text.trim().length).toBeGreaterThan(20);
    for (const text of textsOf(article, 'id')) expect(textsOf(article, 'en')).not.toContain(text);
    expect(numbersIn(textsOf(article, 'id'))).toEqual(numbersIn(textsOf(article, 'en')));
  });

  test('goes on to the articles the specification pairs it with', () => {
    expect(article.related).toEqual(relatedInSpecification[slug]);
    expect(relatedTo(article).map((related) => related.slug)).toEqual(article.related);
  });

  test('has a small picture of its own', () => {
    const { size } = statSync(join(__dirname, `articles/${slug}/illustration.svg`));
    expect(size).toBeLessThan(maxIllustrationBytes);
  });
});
