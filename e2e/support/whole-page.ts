import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/**
 * A page as the server sends it, with the text of its remote: one that a server is too busy to render is refused, and asked for
 * again.
 * @returns its HTML
 */
export async function readWholePage(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await readPage(request, path, headers)).html;
}

export interface ServedPage {
  /** Where redirects have led to. */
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly document: HTMLElement;
}

/** As `readWholePage`, parsed. Pages of accounts are rendered by the browser alone, and are sent without their text. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedPage> {
  let page: ServedPage | undefined;
  await expect(async () => {
    page = await parsePage(await request.get(path, { headers: { Accept: 'text/html', ...headers } }));
    expect(page.document.querySelector('h1, [data-remote="mf-talent"]')).not.toBeNull();
  }).toPass({ timeout: 240_000 });
  if (!page) throw new Error(`${path} was not read`);
  return page;
}

async function parsePage(response: APIResponse): Promise<ServedPage> {
  const html = await response.text();
  return { url: new URL(response.url()), status: response.status(), html, document: parse(html) };
}
