import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { z } from 'zod';
import { nameShell } from './shell-version';

export type Age = 'current' | 'previous';

/** The shell and every remote, built from one commit. */
export interface Build {
  readonly age: Age;
  readonly folder: string;
  readonly shellVersion: string;
  /** Protocol of its shell, which also supports the previous one. */
  readonly protocol: number;
  readonly releases: readonly RemoteRelease[];
}

const entryAssetsSchema = z.object({
  start: z.string(),
  scripts: z.array(z.string()),
  reporter: z.string().optional(),
});

/** @param folder a repository whose shell and remotes are built @param protocol of its shell-sdk */
export async function readBuild(age: Age, folder: string, protocol: number): Promise<Build> {
  const assets = entryAssetsSchema.parse(await readJson(join(folder, 'shell/dist/entry-assets.json')));
  const remotes = (await readdir(folder)).filter((name) => name.startsWith('mf-')).sort();
  const { start, scripts, reporter } = assets;
  return {
    age,
    folder,
    protocol,
    shellVersion: nameShell([start, ...scripts, ...(reporter ? [reporter] : [])]),
    releases: await Promise.all(
      remotes.map(async (name) =>
        remoteReleaseSchema.parse(await readJson(join(folder, name, 'dist/release.json'))),
      ),
    ),
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
