import type { PageHead } from '@sabi/shell-sdk';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../content/article';
import type { ArticleBody } from '../../content/article-body';
import { lastModified } from '../../content/articles';
import { topicOf } from '../../content/topics';
import { articlePath, listingPath, wholeAddress } from '../../paths';

/** Structured data of the article, with the sources of its figures; only what the page shows. */
export function useArticleData(
  article: Article,
  body: ArticleBody | null,
): PageHead['structuredData'] & object {
  const { language, siteUrl } = useShell();
  const { t } = useTranslation();
  const address = wholeAddress(siteUrl, language, articlePath(article.slug));
  const headline = article.title[language];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': `${address}#article`,
      mainEntityOfPage: address,
      url: address,
      headline,
      description: article.excerpt[language],
      datePublished: article.published,
      dateModified: lastModified(article),
      inLanguage: language,
      articleSection: t(`topics.${topicOf(article.slug)}`),
      timeRequired: `PT${article.readMinutes}M`,
      author: { '@type': 'Organization', name: t('article.author'), url: siteUrl },
      publisher: { '@type': 'Organization', name: 'Sabi', url: siteUrl },
      ...(body && { citation: body.statistics.sources.map(toWork), mentions: toClaims(body) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: t('listing.title'),
          item: wholeAddress(siteUrl, language, listingPath),
        },
        { '@type': 'ListItem', position: 2, name: headline, item: address },
      ],
    },
  ];
}

type Source = ArticleBody['statistics']['sources'][number];

function toWork({ name, url }: Source) {
  return { '@type': 'CreativeWork', name, ...(url && { url }) };
}

/** Each figure with its source. */
function toClaims({ statistics: { items, sources } }: ArticleBody) {
  return items.map(({ value, label, source }) => {
    const work = sources[source - 1];
    return { '@type': 'Claim', text: `${value} ${label}`, ...(work && { citation: toWork(work) }) };
  });
}
