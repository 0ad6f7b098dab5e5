/** The industries the blog writes about, by the last part of the article's address. */
export const articleSlugs = [
  'manufacture-industry',
  'retail-industry',
  'healthcare-industry',
  'it-industry',
  'marketing-industry',
  'design-industry',
  'food-industry',
  'logistics-industry',
  'energy-industry',
  'hospitality-industry',
  'consumer-goods-industry',
  'real-estate-industry',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** Spellings that links from elsewhere still use. */
const variants: ReadonlyMap<string, ArticleSlug> = new Map([
  ['consumer-industry', 'consumer-goods-industry'],
  ['realestate-industry', 'real-estate-industry'],
  ['real-estate', 'real-estate-industry'],
  ['food-beverage', 'food-industry'],
  ['food-beverage-industry', 'food-industry'],
  ['logistics', 'logistics-industry'],
]);

/** The article's one address for another spelling of it. */
export function findCanonicalSlug(variant: string): ArticleSlug | undefined {
  return variants.get(variant);
}
