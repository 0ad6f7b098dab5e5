import type { ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { localizedPath } from '@sabi/contracts/language';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type PageData,
  type PageScript,
  pageColors,
  pageDataElementId,
  pageScriptsElementId,
  shellElementId,
} from '../page-data';
import type { EntryAssets } from './build-output';
import { Description, type DescriptionInput } from './description';
import { toInlineJson } from './inline-json';
import { webManifestPath } from './web-manifest';

export interface DocumentInput extends DescriptionInput {
  readonly assets: EntryAssets;
  /** The release whose files the page loads next; null on the 404 page. */
  readonly release: ServedRelease | null;
  /** Lazily loaded parts of the release that this page uses. */
  readonly parts: readonly string[];
  readonly shellHtml: string;
  /** Of a remote that this browser's own machine serves; absent for visitors. */
  readonly localOrigin?: string | null;
  /** null for a static page, which runs no script. */
  readonly pageData: PageData | null;
}

const themes = ['light', 'dark'] as const;

export function renderDocument(input: DocumentInput): string {
  const { language, shellHtml, pageData } = input;
  const markup = renderToStaticMarkup(
    <html lang={language} data-local-remote={input.localOrigin ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Description {...input} />
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={pageColors[theme]}
          />
        ))}
        <link rel="icon" href={input.assets.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={input.assets.appIcons.appleTouch} />
        <link rel="manifest" href={localizedPath(language, webManifestPath)} />
        <Assets {...input} />
      </head>
      <body>
        {pageData && (
          <script
            id={pageScriptsElementId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: toInlineJson(listScripts(input)) }}
          />
        )}
        <div id={shellElementId} dangerouslySetInnerHTML={{ __html: shellHtml }} />
        {pageData && (
          <script
            id={pageDataElementId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: toInlineJson(pageData) }}
          />
        )}
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** Loads what is visible first: styles and the font here, scripts later; see `start.ts`. */
function Assets({ assets, release, parts, pageData }: DocumentInput) {
  const styles = [
    ...assets.styles,
    ...(release?.styleUrls ?? []),
    ...parts.flatMap((part) => release?.parts[part] ?? []).flatMap(({ styleUrls }) => styleUrls),
  ];
  return (
    <>
      {/* Before the styles, which it would wait for: it sets the theme before anything is painted. */}
      {pageData && <script src={assets.start} />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {[...new Set(styles)].map((style) => (
        <link key={style} rel="stylesheet" href={style} {...pinned(release?.integrity[style])} />
      ))}
    </>
  );
}

const pinned = (integrity: string | undefined) =>
  integrity && ({ integrity, crossOrigin: 'anonymous' } as const);

/** The shell's own scripts run; the remote's are only fetched, for the shell to run. */
function listScripts({ assets, release, parts }: DocumentInput): PageScript[] {
  const remoteScripts = [
    ...(release?.scriptUrls ?? []),
    ...parts.flatMap((part) => release?.parts[part] ?? []).flatMap(({ scriptUrls }) => scriptUrls),
  ];
  return [
    ...assets.scripts.map((url) => ({ url, runs: true })),
    ...[...new Set(remoteScripts)].map((url) => ({ url, runs: false, integrity: release?.integrity[url] })),
    { url: assets.reporter, runs: true },
  ];
}
