import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import { z } from 'zod';

const pairResultSchema = z.object({
  shell: z.string().describe('Version of the shell'),
  remote: z.string(),
  version: z.string().describe('Version of the remote'),
  platform: z.string().optional().describe('What it was tried on: a hash of the programs of the services'),
  at: z.iso.datetime(),
  problems: z
    .array(z.string())
    .describe('A sentence each; none: it was mounted, in both languages, and nothing was logged'),
  refused: z
    .boolean()
    .default(false)
    .describe(
      'The protocol of the remote is newer than the shell, which shows an error message or goes on with the version it has, as it should',
    ),
});
/** The result of a version of a remote on a version of the shell. */
export type PairResult = z.infer<typeof pairResultSchema>;

export async function readResults(file: string): Promise<PairResult[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return z.array(pairResultSchema).parse(JSON.parse(text));
}

/** Replaces an earlier result of the same pair, at once and durably: what was tried outlives a killed run. */
export async function storeResult(result: PairResult, file: string): Promise<void> {
  const others = (await readResults(file)).filter((known) => !isSamePair(known, result));
  await mkdir(dirname(file), { recursive: true });
  await writeFileDurably(file, `${JSON.stringify([...others, result], null, 2)}\n`);
}

/** A rejected pair may not be deployed either, but has no fault. */
export const hasFailed = ({ refused, problems }: PairResult): boolean => !refused && problems.length > 0;

export const isSamePair = (
  one: Pick<PairResult, 'shell' | 'remote' | 'version'>,
  other: Pick<PairResult, 'shell' | 'remote' | 'version'>,
): boolean => one.shell === other.shell && one.remote === other.remote && one.version === other.version;
