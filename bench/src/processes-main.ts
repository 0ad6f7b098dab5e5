// `npm run bench:processes`: the whole product, one process per deployable: start time and memory at rest.
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Site, startSite } from '@sabi/test-kit/site/site';
import { type Deployable, deployables } from '@sabi/test-kit/site/site-settings';
import getPort from 'get-port';
import { type IdleProcess, readMemoryUse, restMs } from './figures/process-memory';
import { formatTable, median } from './figures/statistics';
import { Processes } from './load/processes';

const rounds = 3;

/** One more replica, which receives no requests; its database has its tables. */
async function measure(site: Site, name: Deployable): Promise<IdleProcess> {
  const starts: number[] = [];
  for (;;) {
    const processes = new Processes();
    try {
      const { pid, startMs } = await start(processes, site, name);
      starts.push(startMs);
      if (starts.length < rounds) continue;
      await delay(restMs);
      return { startMs: median(starts), atRest: readMemoryUse(pid) };
    } finally {
      await processes.stop();
    }
  }
}

async function start(processes: Processes, site: Site, name: Deployable) {
  const port = String(await getPort());
  const begun = performance.now();
  const pid = await processes.start(`${name}/dist/main.js`, {
    env: { ...site.replicas[name].env, PORT: port },
    healthUrl: `http://127.0.0.1:${port}/healthz/ready`,
  });
  return { pid, startMs: performance.now() - begun };
}

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
const site = await startSite();
if (!site) throw new Error('The product by itself needs RabbitMQ and versitygw: install them first');
try {
  const rows: string[][] = [];
  for (const name of deployables) {
    const { startMs, atRest } = await measure(site, name);
    const { largest, together } = atRest;
    rows.push([
      name,
      `${startMs.toFixed(0)} ms`,
      ...[largest, together].map((each) => `${each.toFixed(0)} MiB`),
    ]);
  }
  console.log(
    formatTable(['', 'start until ready', 'at rest: largest process', 'with all it has started'], rows),
  );
} finally {
  await site.close();
}
