/** @jest-environment node */
import { outlineOf } from '../features/article/outline';
import { articles } from './articles';
import { loadArticleBody } from './load-article-body';

/** Words per minute. */
const [slowReader, fastReader] = [180, 250];

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const countWords = (texts: string[]) => texts.join(' ').split(/\s+/).length;

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, { readMinutes }) => {
  test('takes as long to read as its card says', async () => {
    const words = countWords(textsIn(await loadArticleBody(slug, 'en')));
    expect(words / readMinutes).toBeGreaterThanOrEqual(slowReader);
    expect(words / readMinutes).toBeLessThanOrEqual(fastReader);
  });

  test('says about as much in Indonesian as in English', async () => {
    const [english, indonesian] = await Promise.all([
      loadArticleBody(slug, 'en'),
      loadArticleBody(slug, 'id'),
    ]);
    const ratio = countWords(textsIn(indonesian)) / countWords(textsIn(english));
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
  });

  test.each(['en', 'id'] as const)(
    'each part has an address of its own in %s, and is plain text',
    async (language) => {
      const body = await loadArticleBody(slug, language);
      const ids = outlineOf(body).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of textsIn(body)) expect(text).not.toMatch(/[<>*_\u2013\u2014]|\{\{/);
    },
  );
});
