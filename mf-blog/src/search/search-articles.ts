// Searches the whole text of the articles. For the server: the texts are far more than a page may load.
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
  /** Industry, topic and the words that readers call them by. */
  readonly subject: string;
  readonly body: string;
}

/** An article about the query ranks above one that only mentions it. */
const boost = { title: 6, subject: 4, excerpt: 3 };

const indexes = new Map<Language, MiniSearch<Entry>>();

/**
 * The articles that hold every word of the query, or a word that begins with it, the most fitting first.
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

/** The article's texts as its page shows them, in order; titles of sources are left out. */
function paragraphsOf({ statistics, ...body }: Omit<ArticleBody, 'quote' | 'caseStudy'>): string[] {
  const { introduction, ...rest } = body;
  const figures = statistics.items.map(({ value, label }) => `${value} ${label}`);
  return [...introduction, ...figures, ...textsIn(rest)];
}

/** Texts that may be shown in results: quotes and case studies are invented, which only the article's page says. */
function quotableOf({ quote: _quote, caseStudy: _caseStudy, ...body }: ArticleBody): string[] {
  return paragraphsOf(body);
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
