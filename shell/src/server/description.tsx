import { defaultLanguage, type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { PageHead } from '@sabi/shell-sdk';
import { structuredDataType } from '../page-data';
import { pageTitle } from '../page-title';
import { withCard } from '../structured-data';
import { cardSize } from './cards/card-address';
import { toInlineJson } from './inline-json';

export interface DescriptionInput {
  readonly language: Language;
  /** Without language prefix and query. */
  readonly path: string;
  readonly siteUrl: string;
  readonly head: PageHead;
  /** Path of the page's card; null for pages that are not to be shared. */
  readonly card: string | null;
}

const openGraphLocales: Record<Language, string> = { en: 'en_US', id: 'id_ID' };

/** Metadata of the document for browsers, search engines and link previews. */
export function Description(input: DescriptionInput) {
  const { head, language, path, siteUrl, card } = input;
  const cardUrl = card && `${siteUrl}${card}`;
  const addressIn = (target: Language) => `${siteUrl}${localizedPath(target, path)}`;
  return (
    <>
      <title>{pageTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((target) => (
        <link key={target} rel="alternate" hrefLang={target} href={addressIn(target)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <LinkPreview {...input} address={addressIn(language)} />
      {head.structuredData?.map((thing, index) => (
        <script
          key={index}
          type={structuredDataType}
          dangerouslySetInnerHTML={{ __html: toInlineJson(withCard(thing, cardUrl)) }}
        />
      ))}
    </>
  );
}

/** Open Graph, and the tags of X. */
function LinkPreview({ head, language, siteUrl, card, address }: DescriptionInput & { address: string }) {
  const title = pageTitle(head.title);
  return (
    <>
      <meta property="og:type" content={head.openGraphType ?? 'website'} />
      <meta property="og:site_name" content="Sabi" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
        ))}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={head.description} />
      {card && (
        <>
          <meta property="og:image" content={`${siteUrl}${card}`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:image" content={`${siteUrl}${card}`} />
        </>
      )}
    </>
  );
}
