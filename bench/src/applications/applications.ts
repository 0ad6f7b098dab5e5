import { getUnreadCountRoute, listNotificationsRoute } from '@sabi/contracts/http/notification/notifications';
import { type Findings, joinFindings } from '../figures/findings';
import { formatTable, percentile } from '../figures/statistics';
import { measureAccountCopy } from './account-copy';
import { measureMatch } from './application-match';
import {
  type Applied,
  applyInTurn,
  boardInTurn,
  type Caller,
  createCallers,
  listApplied,
  listInTurn,
  moveInTurn,
  openJob,
  type OpenJob,
  readInTurn,
  readOwnInTurn,
  trackerPath,
} from './application-requests';
import { type ApplicationServers, serverNames, withApplicationServers } from './application-servers';
import { openInboxStreams } from './inbox-streams';
import { countOf, describeSample, type LoadOptions, measureLoad, type Sample } from './measure-load';

/** Target latencies at the arrival rate. */
const aims = {
  apply: 500,
  'list of a job': 200,
  'board of a job': 300,
  'one application with its match': 200,
  'own applications': 200,
  move: 500,
  'move until in the bell': 2000,
  'page of the inbox': 200,
  'unread count': 200,
} as const;
type Load = keyof typeof aims;
const perSecond = 20;
/** Each of a company with an owner, whose moves are made one after the other. */
const jobCount = 5;

type Row = readonly [Load, Sample];

/**
 * Load of talent and of a company on svc-hiring, and of what it notifies them of on svc-notification.
 * @param seconds of each load
 */
export function measureApplications(seconds = 20): Promise<Findings> {
  return withApplicationServers(async (servers) => {
    const { hiring, issuer } = servers;
    const jobs: OpenJob[] = [];
    while (jobs.length < jobCount) jobs.push(await openJob(servers));
    const talents = await createCallers(countOf({ perSecond, seconds }), issuer);
    const rows: Row[] = [];
    const run = async (load: Load, options: Pick<LoadOptions, 'next'> & Partial<LoadOptions>) => {
      const all = { url: servers.hiringUrl, perSecond, seconds, ...options };
      const sample = await measureLoad(load, all, servers);
      rows.push([load, sample]);
      console.error(describeSample(load, sample));
    };
    await run('apply', { next: applyInTurn(talents, jobs) });
    const applied = await listApplied(hiring, jobs);
    await run('list of a job', { next: listInTurn(jobs) });
    await run('board of a job', { next: boardInTurn(jobs) });
    await run('one application with its match', { next: readInTurn(applied) });
    await run('own applications', { next: readOwnInTurn(trackerPath, talents) });
    await run('move', { next: moveInTurn(applied, 'test') });
    rows.push(['move until in the bell', await measureNotifications(seconds, { applied, talents }, servers)]);
    const url = servers.notificationUrl;
    await run('page of the inbox', { url, next: readOwnInTurn(listNotificationsRoute.path, talents) });
    await run('unread count', { url, next: readOwnInTurn(getUnreadCountRoute.path, talents) });
    return joinFindings([describe(rows), await measureAccountCopy(servers)]);
  });
}

/**
 * From a move on svc-hiring through outbox, RabbitMQ and svc-notification to the stream of the talent's bell, which all talents
 * have open; each notification is mailed as well.
 */
async function measureNotifications(
  seconds: number,
  { applied, talents }: { applied: readonly Applied[]; talents: readonly Caller[] },
  servers: ApplicationServers,
): Promise<Sample> {
  const streams = await openInboxStreams(servers.notificationUrl, talents);
  try {
    const move = moveInTurn(applied, 'interview');
    let times: number[] = [];
    let turn = 0;
    const next = (dueAt: number) => {
      const { talentId = '' } = applied[turn++ % applied.length] ?? {};
      streams.expect(talentId, dueAt);
      return move();
    };
    const settle = async () => {
      times = (await streams.settle()).slice(-perSecond * seconds); // without those of the warm-up
    };
    const load = { url: servers.hiringUrl, perSecond, seconds, next, settle };
    const sample = await measureLoad('notifications', load, servers);
    return {
      ...sample,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      slowest: Math.max(...times),
    };
  } finally {
    streams.close();
  }
}

const round = (values: readonly number[]) => values.map((ms) => ms.toFixed(1));

function describe(samples: readonly Row[]): Findings {
  const isWithin = ([load, { p99 }]: Row) => p99 < aims[load];
  const rows = samples.map((row) => {
    const [load, { rate, p50, p99, slowest, cpuMs, memoryMb }] = row;
    return [
      ...[load, rate.toFixed(0), ...round([p50, p99, slowest])],
      `${aims[load]} ms: ${isWithin(row) ? 'yes' : 'NO'}`,
      ...serverNames.map((server) => cpuMs[server].toFixed(2)),
      memoryMb.map((mb) => mb.toFixed(0)).join(' + '),
    ];
  });
  const match = measureMatch();
  rows.push([
    ...['match of one', 'in turn', ...round([match.p50, match.p99, match.slowest])],
    ...['', match.cpuMs.toFixed(2)],
  ]);
  const header = [
    ...['load', 'a second', 'p50 ms', 'p99 ms', 'slowest', 'p99 under'],
    ...serverNames.map((server) => `${server} CPU ms`),
    'MB of both services',
  ];
  const missed = samples
    .filter((row) => !isWithin(row))
    .map(([load, { p99 }]) => `${load}: p99 is ${p99.toFixed(1)} ms, not under ${aims[load]}`);
  return { report: formatTable(header, rows), missed };
}
