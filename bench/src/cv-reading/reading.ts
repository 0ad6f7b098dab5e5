import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createCvReader, type CvReader } from '@sabi/svc-ai/cv-reader';
import { childrenOf, readMemory } from '@sabi/test-kit/process-memory';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Findings } from '../figures/findings';
import { formatTable, median, percentile } from '../figures/statistics';

const corpus = join(repositoryRoot, 'svc-ai/test/corpus/files');
const hostile = join(repositoryRoot, 'packages/test-kit/fixtures/cv-hostile');
const readable = new Set(['.pdf', '.docx', '.doc']);
const memorySampleMs = 10;
const timedFiles = 10;
const timedRounds = 3;
/** Limits: median time of a one-page PDF in a warm process; memory of the largest process. */
const aims = { onePageMs: 150, memoryMb: 512 };
const onePage = 'PDF, one page';

interface CvFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Documents of one kind. */
type Group = readonly CvFile[];

/**
 * Extraction, rules and evidence of one CV after the other, alternating between a warm process and a newly started one,
 * so that the load of the machine affects both alike; then the memory of the processes.
 * @param share of the files and rounds, 1 for all
 */
export async function measureReading(share: number): Promise<Findings> {
  const [files, rounds] = [Math.ceil(timedFiles * share), Math.ceil(timedRounds * share)];
  const [warm, cold] = [createCvReader(1), createCvReader(0)];
  try {
    const memory = await measureMemory(cold, share);
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const [kind, group] of Object.entries(memory.groups)) {
      const { warmMs, figures } = await compare(group.slice(0, files), rounds, warm, cold);
      rows.push([kind, ...figures]);
      if (kind === onePage && median(warmMs) >= aims.onePageMs)
        missed.push(`${kind}: ${median(warmMs).toFixed(0)} ms, not under ${aims.onePageMs}`);
    }
    if (memory.worstMb >= aims.memoryMb)
      missed.push(`memory: ${memory.worstMb.toFixed(0)} MB in one process`);
    const header = ['', 'files', 'warm p50', 'warm p95', 'cold p50', 'cold p95', 'warm / cold'];
    return { report: `${formatTable(header, rows)}\n\n${memory.description}`, missed };
  } finally {
    await warm.close();
    await cold.close();
  }
}

async function compare(
  group: Group,
  rounds: number,
  warm: CvReader,
  cold: CvReader,
): Promise<{ warmMs: number[]; figures: string[] }> {
  const [warmMs, coldMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const file of group) {
      await warm.whenWarm();
      warmMs.push(await time(warm, file));
      await warm.whenWarm(); // the replacement must not load while the other is timed
      coldMs.push(await time(cold, file));
    }
  }
  const show = (value: number) => `${value.toFixed(0)} ms`;
  const figures = [warmMs, coldMs].flatMap((samples) => [
    show(median(samples)),
    show(percentile(samples, 0.95)),
  ]);
  const ratio = (median(warmMs) / median(coldMs)).toFixed(2);
  return { warmMs, figures: [String(group.length), ...figures, ratio] };
}

async function time(reader: CvReader, { name, bytes }: CvFile): Promise<number> {
  const startedAt = performance.now();
  await reader.read(name, bytes);
  return performance.now() - startedAt;
}

/** Reads every file once and groups the files by number of pages. */
async function measureMemory(reader: CvReader, share: number) {
  const groups = { [onePage]: [], 'PDF, two pages': [], DOCX: [] } as Record<string, CvFile[]>;
  const peaks: { name: string; peakMb: number }[] = [];
  for (const file of [...(await filesOf(corpus, share)), ...(await filesOf(hostile, share))]) {
    let peakMb = 0;
    const sample = setInterval(() => {
      peakMb = Math.max(peakMb, ...childrenOf(process.pid).map((pid) => readMemory(pid).peakMb));
    }, memorySampleMs);
    const pages = await reader.read(file.name, file.bytes).then(
      (read) => read.pages,
      () => 0, // rejected, as most hostile files are
    );
    clearInterval(sample);
    peaks.push({ name: file.name, peakMb });
    const kind = kindOf(file.name, pages);
    if (kind) groups[kind]?.push(file);
  }
  const worst = peaks.toSorted((a, b) => b.peakMb - a.peakMb).slice(0, 3);
  const description = worst.map(({ name, peakMb }) => `${peakMb.toFixed(0)} MB (${name})`).join(', ');
  return {
    groups,
    worstMb: worst[0]?.peakMb ?? 0,
    description: `memory of a process, ${peaks.length} files, the worst: ${description}`,
  };
}

function kindOf(name: string, pages: number): string | undefined {
  if (pages > 0 && name.endsWith('.docx')) return 'DOCX';
  if (!name.endsWith('.pdf') || pages === 0 || pages > 2) return undefined;
  return pages === 1 ? onePage : 'PDF, two pages';
}

/** A share of the folder's files, evenly spread. */
async function filesOf(folder: string, share: number): Promise<CvFile[]> {
  const all = (await readdir(folder)).filter((name) => readable.has(extname(name))).sort();
  const names = all.filter((_, index) => Math.floor(index * share) < Math.floor((index + 1) * share));
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}
