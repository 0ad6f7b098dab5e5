// Full-text search of the articles, for the server: the texts are too large for a page.
import type { Language } from '@sabi/contracts/language';
import { createTranslations } from '@sabi/shell-sdk/react';
import MiniSearch from 'minisearch';
import type { ArticleBody } from '../content/article-body';
import { articleBodies } from '../content/article-bodies';
import { articles } from '../content/articles';
import type { ArticleSlug } from '../content/slugs';
import { topicOf } from '../content/topics';
import { definition } from '../definition';
import { findPassage } from './find-passage';
import type { FoundArticle } from './found-article';
import { plainWords } from './words';

interface Entry {
  readonly id: ArticleSlug;
  readonly title: string;
  readonly excerpt: string;
  /** Industry, topic and their common names. */
  readonly subject: string;
  readonly body: string;
}

/** An article about the query ranks above one that mentions it. */
const boost = { title: 6, subject: 4, excerpt: 3 };

const indexes = new Map<Language, MiniSearch<Entry>>();

/**
 * Articles with every word of the query, or a word that starts with it, best match first.
 * @returns an empty list for a query without a word
 */
export function searchArticles(query: string, language: Language): FoundArticle[] {
  const index = indexes.get(language) ?? createIndex(language);
  indexes.set(language, index);
  return index.search(query).map(({ id }) => {
    const slug = id as ArticleSlug;
    return { slug, passage: findPassage(quotableOf(articleBodies[slug][language]), query) };
  });
}

function createIndex(language: Language): MiniSearch<Entry> {
  const { t } = createTranslations(definition, language);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'excerpt', 'subject', 'body'],
    tokenize: plainWords,
    searchOptions: { prefix: true, combineWith: 'AND', boost },
  });
  index.addAll(
    articles.map(({ slug, title, excerpt }) => ({
      id: slug,
      title: title[language],
      excerpt: excerpt[language],
      subject: [t(`industries.${slug}`), t(`searchWords.${slug}`), t(`topics.${topicOf(slug)}`)].join(' '),
      body: paragraphsOf(articleBodies[slug][language]).join('\n'),
    })),
  );
  return index;
}

/** Texts of the article in the page's order, without titles of sources. */
function paragraphsOf({ statistics, ...body }: Omit<ArticleBody, 'quote' | 'caseStudy'>): string[] {
  const { introduction, ...rest } = body;
  const figures = statistics.items.map(({ value, label }) => `${value} ${label}`);
  return [...introduction, ...figures, ...textsIn(rest)];
}

/** Texts that results may quote. Quotes and case studies are invented, which only the article's page says. */
function quotableOf({ quote: _quote, caseStudy: _caseStudy, ...body }: ArticleBody): string[] {
  return paragraphsOf(body);
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
