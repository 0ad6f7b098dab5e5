import { chromiumArguments, findChromium, findHeadlessChromium } from '@sabi/dev-infra/chromium';
import { launch } from 'chrome-launcher';
import { formatTable, median } from '../figures/statistics';
import { budgets, type PageFigures } from './budgets';
import { measurePage, measureSpeed, type Speed } from './measure-page';

/** Public, but not indexed: their SEO score cannot be 100. */
const unlistedPages = ['/auth', '/id/auth', '/auth?mode=sign-up', '/id/auth?mode=sign-up'];

export interface SiteOptions {
  readonly siteUrl: string;
  /** Visits per page; figures that differ between them are medians. */
  readonly runs: number;
  /** Paths to visit; every public page by default. */
  readonly paths?: readonly string[];
  /** Public pages that the site's sitemap of fixed pages does not list. */
  readonly morePages: readonly string[];
  readonly report: (text: string) => void;
}

export interface SiteFigures {
  readonly table: string;
  /** Path and figure of each exceeded budget. */
  readonly faults: readonly string[];
}

/** Visits every public page in both languages and compares it with the budgets. */
export async function measureSite({
  siteUrl,
  runs,
  paths,
  morePages,
  report,
}: SiteOptions): Promise<SiteFigures> {
  const executablePath = (await findChromium()) ?? (await findHeadlessChromium());
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
    ...(executablePath && { chromePath: executablePath }),
  });
  try {
    const rows: string[][] = [];
    const faults: string[] = [];
    const asked = paths ?? [...(await listPublicPages(siteUrl)), ...morePages, ...unlistedPages];
    for (const path of new Set(asked)) {
      const figures = await measureMedians(`${siteUrl}${path}`, runs, chrome);
      const kept = budgets.filter(({ figure }) => figure !== 'seo' || !unlistedPages.includes(path));
      const passed = kept.filter(({ figure, isKept }) => !isKept(figures[figure], path));
      faults.push(
        ...passed.map(({ figure, label, describe }) => `${path}: ${label} ${describe(figures[figure])}`),
      );
      const described = budgets.map(({ figure, describe }) => describe(figures[figure]));
      rows.push([path, ...described]);
      report(`${path}: ${described.join(', ')}${passed.length === 0 ? '' : ' (over budget)'}`);
    }
    return { table: formatTable(['', ...budgets.map(({ label }) => label)], rows), faults };
  } finally {
    chrome.kill();
  }
}

async function measureMedians(url: string, runs: number, chrome: { port: number }): Promise<PageFigures> {
  const first = await measurePage(url, chrome);
  const visits: Speed[] = [first];
  while (visits.length < runs) visits.push(await measureSpeed(url, chrome));
  const medianOf = (figure: keyof Speed) => median(visits.map((visit) => visit[figure]));
  return {
    ...first,
    performance: medianOf('performance'),
    largestContentfulPaintMs: medianOf('largestContentfulPaintMs'),
    layoutShift: medianOf('layoutShift'),
  };
}

async function listPublicPages(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap lists no page');
  return paths;
}
