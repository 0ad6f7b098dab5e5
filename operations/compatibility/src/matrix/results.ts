import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { z } from 'zod';

/** Beside the builds, to which results refer; never committed. */
const resultsFile = join(repositoryRoot, '.compatibility/results.json');

const pairResultSchema = z.object({
  shell: z.string().describe('Version of the shell'),
  remote: z.string(),
  version: z.string().describe('Version of the remote'),
  at: z.iso.datetime(),
  problems: z.array(z.string()).describe('Empty: it was mounted, in both languages, and nothing was logged'),
  refused: z
    .boolean()
    .default(false)
    .describe(
      'The protocol of the remote is newer than the shell, which shows an error message or goes on with the version it has, as it should',
    ),
});
/** The result of a version of a remote on a version of the shell. */
export type PairResult = z.infer<typeof pairResultSchema>;

export async function readResults(file = resultsFile): Promise<PairResult[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return z.array(pairResultSchema).parse(JSON.parse(text));
}

/** Replaces earlier results of the same pairs. */
export async function storeResults(results: readonly PairResult[], file = resultsFile): Promise<void> {
  const others = (await readResults(file)).filter(
    (known) => !results.some((each) => isSamePair(known, each)),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify([...others, ...results], null, 2)}\n`);
}

/** A rejected pair may not be deployed either, but has no fault. */
export const hasFailed = ({ refused, problems }: PairResult): boolean => !refused && problems.length > 0;

export const isSamePair = (
  one: Pick<PairResult, 'shell' | 'remote' | 'version'>,
  other: Pick<PairResult, 'shell' | 'remote' | 'version'>,
): boolean => one.shell === other.shell && one.remote === other.remote && one.version === other.version;
