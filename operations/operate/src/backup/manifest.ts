import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailed } from '@sabi/service-kit/command-line';
import { z } from 'zod';

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  databases: z.array(
    z.object({
      name: z.string(),
      collections: z.array(
        z.object({
          name: z.string(),
          file: z.string(),
          sha256: z.string(),
          documents: z.number(),
          /** Extended JSON, as keys and filters of indexes may have any type. */
          indexes: z.string(),
        }),
      ),
    }),
  ),
  files: z.array(z.object({ key: z.string(), sha256: z.string() })),
});

/** Content of a backup. Written last: a folder without it is not a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @throws {CommandFailed} for a missing or invalid manifest */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestName);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new CommandFailed(`${folder} holds no complete backup: ${manifestName} is missing or damaged.`, {
      cause,
    });
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
