import type { ArticleSlug } from './slugs';

/** Industries grouped by how they hire; the keys are part of addresses. */
const industriesByTopic = {
  production: ['manufacture-industry', 'energy-industry', 'logistics-industry'],
  consumer: ['retail-industry', 'consumer-goods-industry', 'food-industry'],
  services: ['healthcare-industry', 'hospitality-industry', 'real-estate-industry'],
  digital: ['it-industry', 'marketing-industry', 'design-industry'],
} as const satisfies Record<string, readonly ArticleSlug[]>;

export type Topic = keyof typeof industriesByTopic;

export const topics = Object.keys(industriesByTopic) as Topic[];

const topicBySlug = new Map<ArticleSlug, Topic>(
  topics.flatMap((topic) => industriesByTopic[topic].map((slug) => [slug, topic] as const)),
);

/** @throws {Error} for an industry without a topic */
export function topicOf(slug: ArticleSlug): Topic {
  const topic = topicBySlug.get(slug);
  if (!topic) throw new Error(`No topic holds ${slug}`);
  return topic;
}

export function isTopic(value: string | null): value is Topic {
  return topics.includes(value as Topic);
}
