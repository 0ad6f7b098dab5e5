import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/**
 * Requests a page until the server has rendered it, as a busy server omits the content.
 * @returns its HTML
 */
export async function fetchHtml(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await fetchPage(request, path, headers)).html;
}

export interface ServedPage {
  /** Final address after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly document: HTMLElement;
}

/** Like `fetchHtml`, parsed. Pages of accounts are rendered by the browser, so they are sent without content. */
export async function fetchPage(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedPage> {
  let page: ServedPage | undefined;
  await expect(async () => {
    page = await parsePage(await request.get(path, { headers: { Accept: 'text/html', ...headers } }));
    expect(
      page.document.querySelector('h1, [data-remote="mf-talent"], [data-remote="mf-hire"]'),
    ).not.toBeNull();
  }).toPass({ timeout: 240_000 });
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

async function parsePage(response: APIResponse): Promise<ServedPage> {
  const html = await response.text();
  return { url: new URL(response.url()), status: response.status(), html, document: parse(html) };
}
