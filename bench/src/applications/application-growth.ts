import { measureTime } from '../figures/elapsed-time';
import type { Findings } from '../figures/findings';
import { formatTable } from '../figures/statistics';
import type { Arrival } from '../load/arrivals';
import {
  applyInTurn,
  boardInTurn,
  type Caller,
  createCaller,
  createCallers,
  listApplied,
  listInTurn,
  moveInTurn,
  openJob,
  type OpenJob,
  openJobOf,
  readInTurn,
  readOwnInTurn,
  trackerPath,
} from './application-requests';
import { type ApplicationServers, untilQuiet, withApplicationServers } from './application-servers';
import { describeGibibytes, readSizes, type Sizes } from './application-sizes';
import { countOf, describeSample, measureLoad, type Sample } from './measure-load';
import { describeOperations, findSlowPlans, profileRequest } from './query-plans';
import { type Examples, fillJob, readExamples, storeApplications } from './stored-applications';

const perSecond = 20;
/** Of boards with thousands of cards, of which all are read. */
const largeBoardsPerSecond = 5;
const examples = 200;
/** Candidates of the large job. */
const largeJob = 2000;
const largeBoard = `board of a job of ${largeJob}`;
const million = 1_000_000;

type Operations = Awaited<ReturnType<typeof profileRequest>>;

interface Step {
  readonly count: number;
  readonly storedMs: number;
  readonly sizes: Sizes;
  readonly samples: ReadonlyMap<string, Sample>;
}

interface Stage {
  readonly usual: OpenJob;
  readonly large: OpenJob;
  readonly examples: Examples;
}

/**
 * How requests and storage grow with all stored applications, while the jobs that are asked for have the same number of them.
 * @param options.counts of stored applications, ascending
 * @param options.seconds of each load
 */
export function measureApplicationGrowth({
  counts,
  seconds,
}: {
  counts: readonly number[];
  seconds: number;
}): Promise<Findings> {
  return withApplicationServers(async (servers) => {
    const stage = await prepareStage(servers);
    const steps: Step[] = [];
    let plans: ReadonlyMap<string, Operations> = new Map();
    let stored = 0;
    for (const count of counts) {
      let talentIds: string[] = [];
      const storedMs = await measureTime(async () => {
        talentIds = await storeApplications(servers.hiring, stage.examples, { stored, count });
      });
      console.error(`${count} stored in ${(storedMs / 1000).toFixed(0)} s`);
      const sizes = await readSizes(servers.hiring);
      const talents = await Promise.all(talentIds.map((id) => createCaller(servers.issuer, id)));
      const samples = await measureStep(seconds, { stage, talents }, servers);
      steps.push({ count, storedMs, sizes, samples });
      stored = count;
      // Once, as an application is moved.
      if (count === counts.at(-1)) plans = await readPlans({ stage, talents }, servers);
    }
    const report = [describeTimes(steps), describeSizes(steps), describeOperations(plans)].join('\n\n');
    return { report, missed: findSlowPlans(plans) };
  });
}

/** A job with usual and one with many applications, of one company. */
async function prepareStage(servers: ApplicationServers): Promise<Stage> {
  const { hiring, issuer, hiringUrl } = servers;
  const usual = await openJob(servers);
  const next = applyInTurn(await createCallers(examples, issuer), [usual]);
  const load = { url: hiringUrl, perSecond, seconds: examples / perSecond - 3, next };
  await measureLoad('first applications', load, servers);
  const large = await openJobOf(usual, servers);
  const copied = await readExamples(hiring, usual);
  await fillJob(hiring, copied, large, largeJob);
  return { usual, large, examples: copied };
}

interface StepInput {
  readonly stage: Stage;
  /** With ten applications each. */
  readonly talents: readonly Caller[];
}

async function measureStep(
  seconds: number,
  { stage: { usual, large }, talents }: StepInput,
  servers: ApplicationServers,
): Promise<ReadonlyMap<string, Sample>> {
  const applicants = await createCallers(countOf({ perSecond, seconds }), servers.issuer);
  const target = await openJobOf(usual, servers);
  const loads: Readonly<Record<string, () => Arrival>> = {
    [`list of a job of ${examples}`]: listInTurn([usual]),
    [`list of a job of ${largeJob}`]: listInTurn([large]),
    [`board of a job of ${examples}`]: boardInTurn([usual]),
    [largeBoard]: boardInTurn([large]),
    'own applications': readOwnInTurn(trackerPath, talents),
    apply: applyInTurn(applicants, [target]),
  };
  const samples = new Map<string, Sample>();
  for (const [name, next] of Object.entries(loads)) {
    const rate = name === largeBoard ? largeBoardsPerSecond : perSecond;
    const sample = await measureLoad(
      name,
      { url: servers.hiringUrl, perSecond: rate, seconds, next },
      servers,
    );
    samples.set(name, sample);
    console.error(describeSample(name, sample));
  }
  return samples;
}

/** The operations of one request each. */
async function readPlans({ stage: { usual, large }, talents }: StepInput, servers: ApplicationServers) {
  const { hiring, hiringUrl, issuer } = servers;
  const applied = await listApplied(hiring, [usual]);
  const target = await openJobOf(usual, servers);
  const list = listInTurn([large])();
  const requests: Readonly<Record<string, Arrival>> = {
    apply: applyInTurn([await createCaller(issuer)], [target])(),
    list,
    'list of a stage': { ...list, path: `${list.path}?stage=review` },
    board: boardInTurn([usual])(),
    'one application': readInTurn(applied)(),
    move: moveInTurn(applied, 'interview')(),
    'own applications': readOwnInTurn(trackerPath, talents)(),
  };
  const plans = new Map<string, Operations>();
  for (const [name, { path, ...request }] of Object.entries(requests)) {
    const ask = async () => {
      const answer = await fetch(`${hiringUrl}${path}`, request as RequestInit);
      if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    };
    await untilQuiet(servers);
    plans.set(name, await profileRequest(hiring, ask));
  }
  return plans;
}

function describeTimes(steps: readonly Step[]): string {
  const rows = steps.flatMap(({ count, samples }) =>
    [...samples].map(([name, { rate, p50, p99, cpuMs }], index) => [
      index === 0 ? String(count) : '',
      ...[
        name,
        rate.toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        cpuMs['svc-hiring'].toFixed(1),
        cpuMs.MongoDB.toFixed(1),
      ],
    ]),
  );
  const header = [
    'applications',
    'load',
    'a second',
    'p50 ms',
    'p99 ms',
    'svc-hiring CPU ms',
    'MongoDB CPU ms',
  ];
  return formatTable(header, rows);
}

/** With a million calculated where it was not stored. */
function describeSizes(steps: readonly Step[]): string {
  const describe = (name: string, { data, disk, indexes }: Sizes, applications: number) => [
    name,
    ...[data, disk, indexes].map(describeGibibytes),
    ...[data, disk, indexes].map((bytes) => (bytes / applications).toFixed(0)),
  ];
  const rows = steps.map(({ count, storedMs, sizes }) => [
    ...describe(`${sizes.applications}`, sizes, sizes.applications),
    `${(storedMs / 1000).toFixed(0)} s for ${count}`,
  ]);
  const last = steps.at(-1)?.sizes;
  if (last && last.applications < million) {
    const factor = million / last.applications;
    const scaled = {
      applications: million,
      data: last.data * factor,
      disk: last.disk * factor,
      indexes: last.indexes * factor,
    };
    rows.push([...describe(`${million}, calculated`, scaled, million), '']);
  }
  const header = [
    ...[
      'applications',
      'data',
      'on disk',
      'indexes',
      'bytes of data each',
      'on disk',
      'of indexes',
      'stored',
    ],
  ];
  return formatTable(header, rows);
}
