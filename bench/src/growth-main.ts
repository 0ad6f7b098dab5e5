// `npm run bench:growth`: the whole product, one process a deployable: throughput of each part with one, two and four
// replicas, and the cost of more accounts.
import { cpus } from 'node:os';
import { startSite } from '@sabi/test-kit/site/site';
import { formatTable } from './figures/statistics';
import { signInMany, signUpMany } from './growth/accounts';
import { hold, measure, measureReading, type Sample, scale } from './growth/measure';
import { countAccounts, createSteps } from './growth/steps';
import { bytesOfAccount, fillUpTo, sampleEmails } from './growth/users';

const replicaCounts = [1, 2, 4];
const userCounts = [1000, 10_000, 100_000, 1_000_000];
/** `-- 100000`: at most that many accounts; `-- 100000 accounts`: that part alone. */
const [mostUsers = userCounts.at(-1), part] = process.argv.slice(2);

const header = ['step', 'replicas', 'a second', 'p50', 'p99', 'failed', 'CPU', 'CPU MongoDB', 'memory'];

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
const site = await startSite();
if (!site) throw new Error('The product by itself needs RabbitMQ and versitygw: install them first');
try {
  const accounts = await signUpMany(site.url, countAccounts(replicaCounts.length));
  const steps = await createSteps(site, accounts);
  const samples: Sample[] = [];
  for (const step of part === 'accounts' ? [] : steps) {
    for (const count of replicaCounts) {
      await scale(site, step.deployable, count);
      if (step.fillsQueue) await scale(site, 'svc-ai', count);
      const release = step.fillsQueue && hold(site, 'svc-ai');
      const sample = await measure(site, step);
      samples.push(sample);
      console.error(describeSample(sample).join('  '));
      if (!release) continue;
      release();
      samples.push(await measureReading(site, step.amount ?? 0));
    }
    await scale(site, step.deployable, 1);
  }
  await scale(site, 'svc-ai', 1);
  if (samples.length > 0) console.log(`\n## Replicas\n\n${formatTable(header, samples.map(describeSample))}`);

  const [example] = await signUpMany(site.url, 1);
  await fetch(`${site.url}/api/profile/v1/profile`, { headers: example?.headers ?? {} });
  const grown: string[][] = [];
  for (const count of userCounts.filter((each) => each <= Number(mostUsers))) {
    await fillUpTo(site, example?.userId ?? '', count);
    const { data, indexes } = await bytesOfAccount(site);
    accounts.splice(0, Infinity, ...(await signInMany(site.url, await sampleEmails(site, accounts.length))));
    for (const step of steps.filter(({ looksUpAccount }) => looksUpAccount)) {
      const sample = await measure(site, step);
      grown.push([
        String(count),
        ...describeSample(sample).filter((_, column) => column !== 1),
        `${data.toFixed(0)} + ${indexes.toFixed(0)}`,
      ]);
      console.error(grown.at(-1)?.join('  '));
    }
  }
  const columns = ['accounts', ...header.filter((_, column) => column !== 1), 'bytes an account'];
  console.log(`\n## Accounts\n\n${formatTable(columns, grown)}`);
} finally {
  await site.close();
}

function describeSample(sample: Sample): string[] {
  const { name, replicas, perSecond, p50, p99, failed, cpuMs, databaseCpuMs, memoryMb } = sample;
  const time = (ms: number) => (Number.isNaN(ms) ? '' : `${ms.toFixed(0)} ms`);
  return [
    name,
    String(replicas),
    perSecond.toFixed(perSecond < 10 ? 1 : 0),
    time(p50),
    time(p99),
    String(failed),
    `${cpuMs.toFixed(2)} ms`,
    `${databaseCpuMs.toFixed(2)} ms`,
    `${memoryMb.toFixed(0)} MB`,
  ];
}
