import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { PageFigures } from './budgets';

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** One visit with an empty cache on Lighthouse's phone: a slow processor and slow 4G, simulated. */
export async function measurePage(url: string, { port }: Pick<LaunchedChrome, 'port'>): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  const { categories, audits } = result.lhr;
  const scoreOf = (category: string) => (categories[category]?.score ?? 0) * 100;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestContentfulPaintMs: valueOf('largest-contentful-paint'),
    layoutShift: valueOf('cumulative-layout-shift'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}
