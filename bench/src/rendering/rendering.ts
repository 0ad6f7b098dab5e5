import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import type { Findings } from '../figures/findings';
import { formatTable, percentile } from '../figures/statistics';
import { Processes } from '../load/processes';
import { startRenderingPlatform } from './rendering-platform';

const capacitySeconds = 10;
const capacityConnections = 16;
const timesCapacity = 3;
/** Every n-th request is for a page that was rendered before. */
const knownEvery = 10;
const pages = ['/', '/blog', '/talent-solution', '/company-solution', '/sabiats', '/contact-us'].flatMap(
  (path) => [path, path === '/' ? '/id' : `/id${path}`],
);
type Outcome = 'rendered or last good' | '503 in words' | 'EMPTY with 200' | 'other';

interface Tally {
  readonly outcomes: Record<Outcome, number>;
  readonly others: Map<string, number>;
  /** Milliseconds from when a request was due. */
  readonly times: number[];
  /** Requests for pages rendered before, and how many were answered with the page. */
  known: { asked: number; answered: number };
}

/** @param seconds of each load */
export async function measureRendering(seconds: number): Promise<Findings> {
  const platform = await startRenderingPlatform();
  const processes = new Processes();
  try {
    const port = await getPort();
    const siteUrl = `http://127.0.0.1:${port}`;
    const pid = await processes.start('shell/dist/main.js', {
      env: { HOST: '127.0.0.1', PORT: String(port), PLATFORM_URL: platform.url, SITE_URL: siteUrl },
      healthUrl: `${siteUrl}/healthz/ready`,
    });
    const capacity = await measureCapacity(siteUrl);
    const perSecond = Math.round(capacity * timesCapacity);
    const overloaded = await putUnderLoad(siteUrl, { perSecond, seconds });
    const killing = killWorkers(pid);
    const killed = await putUnderLoad(siteUrl, { perSecond, seconds });
    const kills = await killing.stop();
    const rows = [
      describe('three times what it can render', overloaded),
      describe('and workers killed every second', killed),
    ];
    const header = ['', 'asked', 'page', '503', 'empty 200', 'other', 'known pages', 'p50', 'p99'];
    const others = [...overloaded.others, ...killed.others].map(([what, count]) => `${count} × ${what}`);
    return {
      report: [
        `renders ${capacity.toFixed(0)} new pages a second with ${capacityConnections} connections;`,
        `asked ${perSecond} a second for ${seconds} s each time, one in ${knownEvery} for a page rendered before; ${kills} workers killed`,
        formatTable(header, rows),
        ...(others.length > 0 ? [`other: ${others.join(', ')}`] : []),
      ].join('\n'),
      missed: [overloaded, killed].flatMap(({ outcomes }) =>
        outcomes['EMPTY with 200'] > 0 ? ['No page is sent empty with 200'] : [],
      ),
    };
  } finally {
    await processes.stop();
    platform.close();
  }
}

let asked = 0;
/** An unknown query misses the shell server's cache but costs the renderer the same. */
const nextNewPage = () => `${pages[(asked += 1) % pages.length]}?new=${asked}`;

async function measureCapacity(siteUrl: string): Promise<number> {
  for (const page of pages) await judge(siteUrl + page);
  const endsAt = performance.now() + capacitySeconds * 1000;
  let rendered = 0;
  const visit = async () => {
    while (performance.now() < endsAt)
      if ((await judge(siteUrl + nextNewPage())).outcome === 'rendered or last good') rendered += 1;
  };
  await Promise.all(Array.from({ length: capacityConnections }, visit));
  return rendered / capacitySeconds;
}

/** Requests arrive on schedule, whether or not earlier ones were answered. */
async function putUnderLoad(
  siteUrl: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Tally> {
  const outcomes = { 'rendered or last good': 0, '503 in words': 0, 'EMPTY with 200': 0, other: 0 };
  const tally: Tally = { outcomes, others: new Map(), times: [], known: { asked: 0, answered: 0 } };
  const pending = new Set<Promise<void>>();
  const begunAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = begunAt + (index * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    const isKnown = index % knownEvery === 0;
    const page = isKnown ? pages[(index / knownEvery) % pages.length] : nextNewPage();
    const one = judge(`${siteUrl}${page}`).then(({ outcome, what }) => {
      tally.times.push(performance.now() - dueAt);
      outcomes[outcome] += 1;
      if (outcome === 'other') tally.others.set(what, (tally.others.get(what) ?? 0) + 1);
      if (isKnown) tally.known.asked += 1;
      if (isKnown && outcome === 'rendered or last good') tally.known.answered += 1;
      pending.delete(one);
    });
    pending.add(one);
  }
  await Promise.all(pending);
  return tally;
}

async function judge(url: string): Promise<{ outcome: Outcome; what: string }> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(60_000) });
    const html = await response.text();
    const hasWords = /<title>[^<]+<\/title>/.test(html) && /<h1[ >]/.test(html) && html.includes('<header');
    if (response.status === 200)
      return { outcome: hasWords ? 'rendered or last good' : 'EMPTY with 200', what: '' };
    if (response.status === 503 && hasWords && response.headers.has('retry-after'))
      return { outcome: '503 in words', what: '' };
    return { outcome: 'other', what: `status ${response.status}` };
  } catch (error) {
    const { cause = error } = error as Error;
    return { outcome: 'other', what: (cause as NodeJS.ErrnoException).code ?? String(cause) };
  }
}

/** Kills one render worker of a process each second, in turn. Linux only. */
function killWorkers(pid: number): { stop(): Promise<number> } {
  let isStopped = false;
  const killing = (async () => {
    let kills = 0;
    for (; !isStopped; await delay(1000)) {
      const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
      const worker = Number(children[kills % children.length]);
      if (!worker) continue;
      process.kill(worker, 'SIGKILL');
      kills += 1;
    }
    return kills;
  })();
  return {
    stop: () => {
      isStopped = true;
      return killing;
    },
  };
}

function describe(name: string, { outcomes, known, times }: Tally): string[] {
  return [
    name,
    String(times.length),
    String(outcomes['rendered or last good']),
    String(outcomes['503 in words']),
    String(outcomes['EMPTY with 200']),
    String(outcomes.other),
    `${known.answered} of ${known.asked}`,
    `${percentile(times, 0.5).toFixed(0)} ms`,
    `${percentile(times, 0.99).toFixed(0)} ms`,
  ];
}
