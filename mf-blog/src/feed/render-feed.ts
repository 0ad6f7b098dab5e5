import type { Language } from '@sabi/contracts/language';
import type { RenderInput, ServedFile } from '@sabi/shell-sdk';
import { createTranslations } from '@sabi/shell-sdk/react';
import type { Article } from '../content/article';
import { articles, lastModified } from '../content/articles';
import { topicOf } from '../content/topics';
import { definition } from '../definition';
import { articlePath, feedPath, listingPath, wholeAddress } from '../paths';

/** Every article in one language as RSS 2.0, newest first. */
export function renderFeed({ siteUrl, language }: Pick<RenderInput, 'siteUrl' | 'language'>): ServedFile {
  const { t } = createTranslations(definition, language);
  const addressOf = (path: string) => wholeAddress(siteUrl, language, path);
  const newest = articles.map(lastModified).toSorted().at(-1) ?? '';
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `Sabi: ${t('listing.head.title')}`),
    element('link', addressOf(listingPath)),
    element('description', t('listing.head.description')),
    element('language', language),
    element('lastBuildDate', toRfc822(newest)),
    `<atom:link href="${escapeXml(addressOf(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) =>
      renderItem(
        article,
        language,
        addressOf(articlePath(article.slug)),
        t(`topics.${topicOf(article.slug)}`),
      ),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
  return { contentType: 'application/rss+xml; charset=utf-8', body };
}

function renderItem(article: Article, language: Language, address: string, topic: string): string {
  return [
    '<item>',
    element('title', article.title[language]),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('description', article.excerpt[language]),
    element('category', topic),
    element('pubDate', toRfc822(article.published)),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** `2024-12-28` → `Sat, 28 Dec 2024 00:00:00 GMT` */
function toRfc822(date: string): string {
  return new Date(date).toUTCString();
}
