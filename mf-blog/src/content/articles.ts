import type { Article } from './article';
import { article as consumerGoods } from './consumer-goods-industry';
import { article as design } from './design-industry';
import { article as energy } from './energy-industry';
import { article as food } from './food-industry';
import { article as healthcare } from './healthcare-industry';
import { article as hospitality } from './hospitality-industry';
import { article as it } from './it-industry';
import { article as logistics } from './logistics-industry';
import { article as manufacture } from './manufacture-industry';
import { article as marketing } from './marketing-industry';
import { article as realEstate } from './real-estate-industry';
import { article as retail } from './retail-industry';

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

/** The two articles a reader of this one goes on to. */
export function relatedTo({ related }: Article): Article[] {
  return related.flatMap((slug) => findArticle(slug) ?? []);
}
