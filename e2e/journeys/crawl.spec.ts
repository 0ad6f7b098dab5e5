import { languages, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test';
import { fetchPage, type ServedPage } from '../support/served-page';

const hasExtension = /\.[a-z0-9]+$/;

const starts = languages.map((language) => localizedPath(language, '/'));

// Pages link to themselves in the other language, so a crawl from each language would visit all pages twice.
test(
  `every link and file that ${starts.join(' and ')} lead to, and those they lead to, has something behind it`,
  { tag: '@core' },
  async ({ request }) => {
    /** Address → the page that linked to it first. */
    const known = new Map(starts.map((start) => [start, 'the start']));
    for (const [address, seenOn] of known) {
      const { faults, links } = await visit(request, address);
      expect(faults, `${address}, linked from ${seenOn}`).toEqual([]);
      for (const link of links) if (!known.has(link)) known.set(link, address);
    }
    for (const language of languages) {
      const walked = [...known.keys()].filter((address) => languageOf(address) === language);
      expect(walked.length, language).toBeGreaterThan(20);
    }
  },
);

const pathOf = (address: string) => new URL(address, 'http://site').pathname;
const languageOf = (address: string) => parseLocalizedPath(pathOf(address)).language;

interface Visit {
  readonly faults: readonly string[];
  /** Path and query of every address of the site that the page links to or loads. */
  readonly links: readonly string[];
}

async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  if (hasExtension.test(pathOf(address))) {
    const status = (await request.get(address)).status();
    return { faults: status === 200 ? [] : [`answered ${status}`], links: [] };
  }
  const page = await fetchPage(request, address);
  const headings = page.document.querySelectorAll('h1').length;
  return {
    faults: [
      ...(page.status === 200 ? [] : [`answered ${page.status}`]),
      ...(headings > 1 ? [`has ${headings} main headings`] : []),
      ...findMissingParts(page),
    ],
    links: listAddresses(page)
      .filter((url) => !isOn(page, url))
      .map(({ pathname, search }) => `${pathname}${search}`),
  };
}

/** Links and resources of the page on our site. */
function listAddresses({ document, url }: ServedPage): URL[] {
  return document
    .querySelectorAll('a[href], link[href], script[src], img[src]')
    .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', url))
    .filter(({ origin }) => origin === url.origin);
}

const isOn = ({ url }: ServedPage, { pathname, search }: URL) =>
  pathname === url.pathname && search === url.search;

function findMissingParts(page: ServedPage): string[] {
  if (!page.document.querySelector('h1')) return []; // parts are rendered by the browser
  return listAddresses(page)
    .filter((url) => isOn(page, url) && url.hash)
    .filter(({ hash }) => !page.document.getElementById(decodeURIComponent(hash.slice(1))))
    .map(({ hash }) => `has no part ${hash}`);
}
