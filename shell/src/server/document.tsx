import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { ServedRelease } from '@sabi/contracts/http/platform';
import type { PageHead } from '@sabi/shell-sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageData, pageDataElementId, shellElementId } from '../page-data';
import { pageTitle } from '../page-title';
import type { EntryAssets } from './build-output';

export interface DocumentInput {
  readonly language: Language;
  /** Without language prefix and query. */
  readonly path: string;
  readonly siteUrl: string;
  readonly head: PageHead;
  readonly assets: EntryAssets;
  /** The release whose files the page loads next; null on the 404 page. */
  readonly release: ServedRelease | null;
  readonly shellHtml: string;
  readonly pageData: PageData;
}

const openGraphLocales: Record<Language, string> = { en: 'en_US', id: 'id_ID' };

/** The whole HTML document. */
export function renderDocument(input: DocumentInput): string {
  const { language, shellHtml, pageData } = input;
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Description {...input} />
        <Assets {...input} />
      </head>
      <body>
        <div id={shellElementId} dangerouslySetInnerHTML={{ __html: shellHtml }} />
        <script
          id={pageDataElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: toInlineJson(pageData) }}
        />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

function Description({ head, language, path, siteUrl, assets }: DocumentInput) {
  const title = pageTitle(head.title);
  const addressIn = (target: Language) => new URL(localizedPath(target, path), siteUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((target) => (
        <link key={target} rel="alternate" hrefLang={target} href={addressIn(target)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      <meta property="og:type" content={head.openGraphType ?? 'website'} />
      <meta property="og:site_name" content="Sabi" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta name="twitter:card" content="summary" />
      <meta name="theme-color" content="#fffdfb" />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
    </>
  );
}

function Assets({ assets, release }: DocumentInput) {
  return (
    <>
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {release?.styleUrls.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.scripts.map((script) => (
        <script key={script} src={script} defer />
      ))}
      {release && <link rel="preload" as="fetch" href={release.manifestUrl} crossOrigin="anonymous" />}
      {release?.scriptUrls.map((script) => (
        <link
          key={script}
          rel="preload"
          as="script"
          href={script}
          crossOrigin="anonymous"
          integrity={release.integrity[script]}
        />
      ))}
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
