import { setTimeout as delay } from 'node:timers/promises';
import { readMemory } from '@sabi/test-kit/process-memory';
import { readCpuMs } from '../figures/cpu-time';
import { type Findings, joinFindings } from '../figures/findings';
import { formatTable, median, percentile } from '../figures/statistics';
import { openStreamStage, type StreamStage } from './stream-stage';

const path = '/functions/v1/ai-consultant';
const question = { message: 'How do I prepare for an interview?', type: 'talent' };
const warmUps = 10;
const openStreams = 200;
/** Readers for each open stream: between two answers a reader has no stream at the provider. */
const readersForAStream = 1.15;
/** Delay between the events of an answer, which makes it last about nine seconds; svc-ai allows fifteen. */
const slowly = { kind: 'trickle', delayMs: 350, times: 10_000 };
/** Readers start one after the other. */
const betweenReadersMs = 25;
/** It takes some two thousand answers until the garbage collector has settled on a heap size. */
const warmUpWaves = ['warming up', 'still warming up'];
const measuredWaves = ['first wave', 'second wave', 'third wave', 'fourth wave'];
const waves = [...warmUpWaves, ...measuredWaves];
const stops = 20;
const firstTextAimMs = 300;
/** Limit of growth, from the first measured wave to the last. */
const mostGrowth = 0.1;

/** A visitor's answer while it arrives. */
interface Reading {
  readonly firstTextMs: number;
  readonly answerId: string;
  readonly cookie: string;
  /** Reads to the end. @returns whether the answer completed without an error */
  rest(): Promise<boolean>;
}

/** Streamed chat answers through the real gateway: time to the first words, many at once, a stop. */
export async function measureStreams(share: number): Promise<Findings> {
  const stage = await openStreamStage();
  if (!stage) return { report: 'streams were not measured: RabbitMQ is not installed', missed: ['streams'] };
  try {
    return joinFindings([
      await measureFirstText(stage, Math.ceil(300 * share)),
      await measureMany(stage, share),
      await measureStop(stage),
    ]);
  } finally {
    await stage.stop();
  }
}

let visitors = 0;

/** Each request comes from a network of its own, so that no limit applies. */
async function ask({ gatewayUrl }: StreamStage): Promise<Reading> {
  visitors += 1;
  const startedAt = performance.now();
  const response = await fetch(`${gatewayUrl}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'X-Forwarded-For': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(question),
  });
  if (!response.ok || !response.body) throw new Error(`The chat answers ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: token')) {
    const { done, value = '' } = await reader.read();
    if (done) throw new Error('An answer ended before its first words');
    text += value;
  }
  const firstTextMs = performance.now() - startedAt;
  return {
    firstTextMs,
    answerId: /"answer_id":"([^"]+)"/.exec(text)?.[1] ?? '',
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    rest: async () => {
      for (let last = await reader.read(); !last.done; last = await reader.read()) text += last.value;
      return /event: done\ndata: \{"state":"done"\}/.test(text);
    },
  };
}

async function measureFirstText(stage: StreamStage, answers: number): Promise<Findings> {
  const times: number[] = [];
  for (let turn = -warmUps; turn < answers; turn += 1) {
    const reading = await ask(stage);
    if (turn >= 0) times.push(reading.firstTextMs);
    await reading.rest();
  }
  const row = [0.5, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`);
  const p99Ms = percentile(times, 0.99);
  return {
    report: `First words of an answer, ${answers} one after the other (aim: p99 under ${firstTextAimMs} ms)\n${formatTable(['', 'p50', 'p99', 'slowest'], [['first words', ...row]])}`,
    missed: p99Ms < firstTextAimMs ? [] : [`first words: p99 is ${p99Ms.toFixed(0)} ms`],
  };
}

/**
 * Many readers who ask again as soon as they have read. Two waves warm the process up; the following ones show whether
 * its memory still grows. The duration of an answer, about nine seconds of which are the model's, shows whether the
 * machine kept up.
 */
async function measureMany(stage: StreamStage, share: number): Promise<Findings> {
  const [wantedOpen, waveSeconds] = [Math.ceil(openStreams * share), Math.ceil(60 * share)];
  const readerCount = Math.ceil(wantedOpen * readersForAStream);
  await stage.play(slowly);
  let isOver = false;
  const tally: Tally = { good: 0, other: 0, firstTextMs: [], takenMs: [] };
  const readers = Array.from({ length: readerCount }, async (_reader, index) => {
    await delay(index * betweenReadersMs);
    while (!isOver) await readOne(stage, tally);
  });
  const seen: Wave[] = [];
  for (const name of waves) seen.push(await watchWave(stage, { name, seconds: waveSeconds }));
  isOver = true;
  await Promise.all(readers);
  await stage.play();
  const { good, other, firstTextMs, takenMs } = tally;
  const times = [firstTextMs, takenMs].map((each) => `${(median(each) / 1000).toFixed(1)} s`);
  const report = `${readerCount} readers for ${waves.length} times ${waveSeconds} s (aim: ${wantedOpen} open, and the memory of the last wave that of the first): ${good} answers to their end, ${other} not; first words after ${times[0]}, the end after ${times[1]} (medians)\n${formatTable(['', 'open: least', 'median', 'memory of svc-ai', 'processor: svc-ai', 'gateway', 'provider'], seen.map(toRow))}`;
  return { report, missed: findMissed({ wantedOpen, failed: other }, seen) };
}

function findMissed(
  { wantedOpen, failed }: { wantedOpen: number; failed: number },
  seen: readonly Wave[],
): string[] {
  const measured = seen.slice(warmUpWaves.length);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) throw new Error('unreachable: several waves are measured');
  const open = Math.min(...measured.map((wave) => median(wave.open)));
  const growth = last.memoryMb / first.memoryMb - 1;
  return [
    ...(open < wantedOpen ? [`streams: ${open} open, not ${wantedOpen}`] : []),
    ...(growth > mostGrowth ? [`streams: memory grew by ${(growth * 100).toFixed(0)} %`] : []),
    ...(failed > 0 ? [`streams: ${failed} answers did not come to their end`] : []),
  ];
}

interface Wave {
  readonly name: string;
  /** Streams at the provider, sampled every half second. */
  readonly open: readonly number[];
  /** Median of svc-ai. */
  readonly memoryMb: number;
  /** Shares of a processor used by svc-ai, gateway and provider. */
  readonly shares: readonly number[];
}

function toRow({ name, open, memoryMb, shares }: Wave): string[] {
  return [
    name,
    String(Math.min(...open)),
    String(median(open)),
    `${memoryMb.toFixed(0)} MB`,
    ...shares.map((share) => `${(share * 100).toFixed(0)} %`),
  ];
}

interface Tally {
  good: number;
  other: number;
  readonly firstTextMs: number[];
  readonly takenMs: number[];
}

async function readOne(stage: StreamStage, tally: Tally): Promise<void> {
  const startedAt = performance.now();
  const isGood = await ask(stage).then(
    (reading) => {
      tally.firstTextMs.push(reading.firstTextMs);
      return reading.rest();
    },
    () => false,
  );
  tally.takenMs.push(performance.now() - startedAt);
  tally[isGood ? 'good' : 'other'] += 1;
}

async function watchWave(
  { countOpen, pids }: StreamStage,
  { name, seconds }: { name: string; seconds: number },
): Promise<Wave> {
  const processes = [pids.ai, pids.gateway, pids.model];
  const before = processes.map(readCpuMs);
  const startedAt = performance.now();
  const open: number[] = [];
  const residentMb: number[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    await delay(500);
    open.push(await countOpen());
    residentMb.push(readMemory(pids.ai).residentMb);
  }
  const passedMs = performance.now() - startedAt;
  const shares = processes.map((pid, index) => (readCpuMs(pid) - (before[index] ?? 0)) / passedMs);
  return { name, open, memoryMb: median(residentMb), shares };
}

/** Time from the stop request until the provider stops writing and another answer can start. */
async function measureStop(stage: StreamStage): Promise<Findings> {
  await stage.play(slowly);
  const times: number[] = [];
  for (let turn = 0; turn < stops; turn += 1) {
    const { answerId, cookie, rest } = await ask(stage);
    const startedAt = performance.now();
    const { status } = await fetch(`${stage.gatewayUrl}${path}/answers/${answerId}/stop`, {
      method: 'POST',
      headers: { Cookie: cookie, 'X-Forwarded-For': '10.255.255.254' },
    });
    if (status !== 204) throw new Error(`A stop is answered ${status}`);
    while ((await stage.countOpen()) > 0) await delay(2);
    times.push(performance.now() - startedAt);
    await rest();
  }
  await stage.play();
  const row = [0.5, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`);
  const report = `A stop, ${stops} times, until its place is free\n${formatTable(['', 'p50', 'slowest'], [['place is free', ...row]])}`;
  return { report, missed: [] };
}
