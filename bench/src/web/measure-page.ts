import type { LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { PageFigures } from './budgets';

interface NetworkRequest {
  readonly url?: string;
  readonly resourceType?: string;
}

/** Attempts per visit: the browser's recording is occasionally incomplete. */
const attempts = 3;

/** Figures that differ between visits. */
export type Speed = Pick<PageFigures, 'performance' | 'largestContentfulPaintMs' | 'layoutShift'>;

/** One visit with an empty cache on Lighthouse's phone: a slow processor and slow 4G, simulated. */
export async function measurePage(url: string, { port }: Pick<LaunchedChrome, 'port'>): Promise<PageFigures> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await visit(url, port, { onlyCategories });
  return {
    ...speedOf(result),
    scriptBytes: await scriptBytesOf(result),
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'best-practices'),
    seo: scoreOf(result, 'seo'),
  };
}

/** Everything in the performance score, and the list of files. */
const speedAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

/** Like `measurePage`, for the speed alone: half the time. */
export async function measureSpeed(url: string, { port }: Pick<LaunchedChrome, 'port'>): Promise<Speed> {
  return speedOf(await visit(url, port, { onlyAudits: speedAudits, disableFullPageScreenshot: true }));
}

const scoreOf = ({ categories }: Result, category: string) => (categories[category]?.score ?? 0) * 100;

function speedOf(result: Result): Speed {
  const valueOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf(result, 'performance'),
    largestContentfulPaintMs: valueOf('largest-contentful-paint'),
    layoutShift: valueOf('cumulative-layout-shift'),
  };
}

/** Bodies alone, as in the build's budgets. */
async function scriptBytesOf({ audits }: Result): Promise<number> {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const sizes = await Promise.all(scripts.map(({ url = '' }) => bodyBytesOf(url)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function bodyBytesOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length') ?? Number.NaN);
}

const isWhole = (result: Result) => Object.values(speedOf(result)).every(Number.isFinite);

async function visit(url: string, port: number, asked: Flags, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', ...asked });
  if (result && !result.lhr.runtimeError && isWhole(result.lhr)) return result.lhr;
  if (attempt < attempts) return visit(url, port, asked, attempt + 1);
  throw new Error(
    `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no figures'}`,
  );
}
