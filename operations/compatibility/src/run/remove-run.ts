import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { endMarked } from './marked-processes';

export const runRecordSchema = z.object({
  command: z.number().int().describe('Process id of the command'),
  caretaker: z.number().int().describe('Process id of the one that cleans up after it'),
  folder: z.string().describe('Everything temporary of the run'),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

/** @returns undefined when no run is recorded, or it was killed before its record was whole */
export async function readRunRecord(file: string): Promise<RunRecord | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return runRecordSchema.safeParse(parseJson(text ?? '')).data;
}

/** Ends what a run has started, and removes its folder and its record. */
export async function removeRun(folder: string, recordFile: string): Promise<void> {
  await endMarked(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  if ((await readRunRecord(recordFile))?.folder === folder) await rm(recordFile, { force: true });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
