import type { Article } from './article';
import { article as consumerGoods } from './articles/consumer-goods-industry/card';
import { article as design } from './articles/design-industry/card';
import { article as energy } from './articles/energy-industry/card';
import { article as food } from './articles/food-industry/card';
import { article as healthcare } from './articles/healthcare-industry/card';
import { article as hospitality } from './articles/hospitality-industry/card';
import { article as it } from './articles/it-industry/card';
import { article as logistics } from './articles/logistics-industry/card';
import { article as manufacture } from './articles/manufacture-industry/card';
import { article as marketing } from './articles/marketing-industry/card';
import { article as realEstate } from './articles/real-estate-industry/card';
import { article as retail } from './articles/retail-industry/card';

/** Newest first. */
export const articles: readonly Article[] = [
  manufacture,
  realEstate,
  it,
  healthcare,
  retail,
  consumerGoods,
  logistics,
  energy,
  food,
  hospitality,
  marketing,
  design,
];

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The two articles recommended below an article. */
export function relatedTo({ related }: Article): Article[] {
  return related.flatMap((slug) => findArticle(slug) ?? []);
}

/** ISO date of the last change. */
export function lastModified({ published, modified = published }: Article): string {
  return modified;
}
