import type { PageHead } from '@sabi/shell-sdk';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../content/article';
import { lastModified } from '../../content/articles';
import { articlePath, listingPath, wholeAddress } from '../../paths';

/** Structured data of the blog and of the articles in view. */
export function useListingData(articles: readonly Article[]): PageHead['structuredData'] & object {
  const { language, siteUrl } = useShell();
  const { t } = useTranslation();
  const address = wholeAddress(siteUrl, language, listingPath);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      '@id': `${address}#blog`,
      url: address,
      name: t('listing.title'),
      description: t('listing.text'),
      inLanguage: language,
      publisher: { '@type': 'Organization', name: 'Sabi', url: siteUrl },
      blogPost: articles.map((article) => ({
        '@type': 'BlogPosting',
        headline: article.title[language],
        description: article.excerpt[language],
        url: wholeAddress(siteUrl, language, articlePath(article.slug)),
        datePublished: article.published,
        dateModified: lastModified(article),
      })),
    },
  ];
}
