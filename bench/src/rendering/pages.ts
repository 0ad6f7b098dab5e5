import { median, percentile, formatTable } from '../figures/statistics';

const requests = 100;
const pages = ['/', '/blog', '/id', '/id/blog'];

/** Server time of a page: newly rendered by the remote's worker, and cached. */
export async function measurePages(siteUrl: string): Promise<string> {
  const rows: string[][] = [];
  for (const page of pages) {
    // An unknown query misses the cache but costs the renderer the same.
    const rendered = await timeRequests((index) => `${siteUrl}${page}?bench=${index}`);
    const remembered = await timeRequests(() => `${siteUrl}${page}`);
    rows.push([
      page,
      `${median(rendered).toFixed(1)} ms`,
      `${percentile(rendered, 0.99).toFixed(1)} ms`,
      `${median(remembered).toFixed(1)} ms`,
      `${percentile(remembered, 0.99).toFixed(1)} ms`,
      (median(rendered) / median(remembered)).toFixed(2),
    ]);
  }
  return [
    `server-rendered pages through the gateway, ${requests} requests each, one after the other`,
    formatTable(['', 'rendered p50', 'p99', 'from memory p50', 'p99', 'ratio'], rows),
  ].join('\n');
}

async function timeRequests(addressOf: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let index = -10; index < requests; index += 1) {
    const startedAt = performance.now();
    const response = await fetch(addressOf(index), { redirect: 'error' });
    if (!(await response.text()).includes('<h1')) throw new Error(`${addressOf(index)} was not rendered`);
    if (index >= 0) times.push(performance.now() - startedAt); // the first ones warm up
  }
  return times;
}
