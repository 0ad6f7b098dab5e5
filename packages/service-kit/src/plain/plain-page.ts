import { type Language, localizedPath } from '@sabi/contracts/language';
import type { Request, Response } from 'express';
import { Markup, markup } from '../markup';
import { sendBeforeBodyEnds } from '../send-before-body-ends';
import { cspStyleHash } from '../csp-style-hash';
import { plainStyle } from './plain-style';

/** A service's page for browsers without script. */
export interface PlainPage {
  readonly language: Language;
  readonly status: number;
  /** Title of the window, and the page's only heading. */
  readonly title: string;
  readonly content: Markup;
  /** Additional style. */
  readonly style?: string;
  /** Value for search engines, where stricter than usual. */
  readonly robots?: string;
}

/** Sends a page for one visitor: not cached, without script and without external resources. */
export function sendPlainPage(request: Request, response: Response, page: PlainPage): void {
  const style = plainStyle + (page.style ?? '');
  response
    .status(page.status)
    .type('html')
    .set({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': contentPolicy(style),
    });
  sendBeforeBodyEnds(request, response, renderPlainPage(page, style));
}

function contentPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${cspStyleHash(style)}`,
    "img-src 'self'", // the site's icon, which browsers request by themselves
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function renderPlainPage({ language, title, content, robots = 'noindex' }: PlainPage, style: string): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="${robots}">
  <title>${title} | Sabi</title>
  <style>${new Markup(style)}</style>
</head>
<body>
  <header><a href="${localizedPath(language, '/')}">Sabi</a></header>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`.text;
}
