import { languages, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, test } from '../support/test';

const hasExtension = /\.[a-z0-9]+$/;

const starts = languages.map((language) => localizedPath(language, '/'));

// Each page leads to itself in the other language: begun anew in each, the same pages would be walked twice.
test(`every link that ${starts.join(' and ')} lead to, and those they lead to, has something behind it`, async ({
  page,
  request,
  pageProblems,
}) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  watchRequests(page, faults);
  /** Address → where it was first seen. */
  const known = new Map(starts.map((start) => [start, 'the start']));
  for (const [address, seenOn] of known) {
    const found = await visit(page, request, address);
    faults.push(...found.faults, ...pageProblems.splice(0).map((problem) => `logged ${problem}`));
    for (const link of found.links) if (!known.has(link)) known.set(link, address);
    expect(faults.splice(0), `${address}, linked from ${seenOn}`).toEqual([]);
  }
  for (const language of languages) {
    const walked = [...known.keys()].filter((address) => languageOf(address) === language);
    expect(walked.length, language).toBeGreaterThan(20);
  }
});

const languageOf = (address: string) => parseLocalizedPath(new URL(address, 'http://site').pathname).language;

interface Visit {
  readonly faults: readonly string[];
  /** Path and query of every address of ours the page links to. */
  readonly links: readonly string[];
}

async function visit(page: Page, request: APIRequestContext, address: string): Promise<Visit> {
  if (hasExtension.test(new URL(address, 'http://site').pathname)) {
    const status = (await request.get(address)).status();
    return { faults: status === 200 ? [] : [`answered ${status}`], links: [] };
  }
  const response = await page.goto(address, { waitUntil: 'load' });
  const faults = response?.status() === 200 ? [] : [`answered ${response?.status()}`];
  await expect(page.locator('[data-remote]'), address).toHaveAttribute('data-state', 'mounted');
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  const { links, missingParts } = await page.evaluate(readLinks);
  return { faults: [...faults, ...missingParts.map((part) => `has no part ${part}`)], links };
}

/** Runs in the page. */
function readLinks(): { links: string[]; missingParts: string[] } {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
    ({ href }) => new URL(href),
  );
  const own = addresses.filter(({ origin }) => origin === location.origin);
  const [here, elsewhere] = [own.filter(isHere), own.filter((address) => !isHere(address))];
  return {
    links: [...new Set(elsewhere.map(({ pathname, search }) => `${pathname}${search}`))],
    missingParts: here
      .filter(({ hash }) => hash && !document.getElementById(decodeURIComponent(hash.slice(1))))
      .map(({ hash }) => hash),
  };

  function isHere({ pathname, search }: URL): boolean {
    return pathname === location.pathname && search === location.search;
  }
}

/** Whatever a page asks for besides itself; what it gives up when it is left does not count. */
function watchRequests(page: Page, faults: string[]): void {
  page.on('requestfailed', (failed) => {
    const reason = failed.failure()?.errorText ?? 'for no stated reason';
    if (reason !== 'net::ERR_ABORTED') faults.push(`could not load ${failed.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`got ${response.status()} from ${response.url()}`);
  });
}
