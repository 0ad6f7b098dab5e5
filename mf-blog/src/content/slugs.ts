/** Industries of the blog, by the last part of the article's address. */
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

/** Other spellings in external links. */
const variants: ReadonlyMap<string, ArticleSlug> = new Map([
  ['consumer-industry', 'consumer-goods-industry'],
  ['realestate-industry', 'real-estate-industry'],
  ['real-estate', 'real-estate-industry'],
  ['food-beverage', 'food-industry'],
  ['food-beverage-industry', 'food-industry'],
  ['logistics', 'logistics-industry'],
]);

/** The canonical address of an article for another spelling. */
export function findCanonicalSlug(variant: string): ArticleSlug | undefined {
  return variants.get(variant);
}
