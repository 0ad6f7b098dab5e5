import { type APIRequestContext, expect } from '@playwright/test';

/**
 * A page as the server sends it, with the text of its remote: what a server is too busy to render in time is sent with an empty
 * place, which a browser fills, and is asked for again.
 * @returns its HTML
 */
export async function readWholePage(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await request.get(path, { headers: { Accept: 'text/html', ...headers } });
    expect(response.status()).toBe(200);
    html = await response.text();
    expect(html).toContain('<h1');
  }).toPass({ timeout: 60_000 });
  return html;
}
