import { readJobNumber } from '@sabi/contracts/hiring/paths';
import { parseLocalizedPath } from '@sabi/contracts/language';
import { expect } from '@playwright/test';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { fromOwnNetwork } from './network';

export type Surfaces = Readonly<Record<string, () => Promise<boolean>>>;

/** Whether the job appears in each public place. @param url of its page */
export function surfacesOf({ url: siteUrl }: PlatformProcess, url: string, title: string): Surfaces {
  const { path } = parseLocalizedPath(new URL(url).pathname);
  const no = readJobNumber(path);
  const read = async (address: string) => {
    const response = await fetch(`${siteUrl}${address}`, { headers: fromOwnNetwork() });
    return { status: response.status, text: await response.text() };
  };
  const has = (address: string, words: string) => async () => (await read(address)).text.includes(words);
  const query = new URLSearchParams({ q: title }).toString();
  return {
    list: has(`/jobs?${query}`, path),
    page: async () => (await read(path)).status === 200,
    'structured data': has(path, '"JobPosting"'),
    sitemap: has('/sitemaps/jobs-1.xml', path),
    feed: has('/feeds/jobs.json', path),
    'feed of boards': has('/feeds/indeed.xml', path),
    'search answers': has(`/api/hiring/v1/jobs?${query}`, title),
    'answer of the job': async () => (await read(`/api/hiring/v1/jobs/${no}`)).status === 200,
  };
}

/** The job appears in all of them, or in none. */
export async function expectOn(surfaces: Surfaces, isThere: boolean): Promise<void> {
  for (const [name, has] of Object.entries(surfaces)) expect([name, await has()]).toEqual([name, isThere]);
}
