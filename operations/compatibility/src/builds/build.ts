import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { z } from 'zod';
import { nameShell } from './shell-version';

export type Age = 'current' | 'previous';

/** The shell and remotes, built from one commit. */
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

/** @param folder a repository whose shell and remotes are built @param protocol of its shell-sdk @param remotes to read */
export async function readBuild(
  age: Age,
  folder: string,
  protocol: number,
  remotes?: readonly string[],
): Promise<Build> {
  const assets = entryAssetsSchema.parse(await readJson(join(folder, 'shell/dist/entry-assets.json')));
  const { start, scripts, reporter } = assets;
  return {
    age,
    folder,
    protocol,
    shellVersion: nameShell([start, ...scripts, ...(reporter ? [reporter] : [])]),
    releases: await Promise.all(
      (remotes ?? (await listRemotes(folder))).map(async (name) =>
        remoteReleaseSchema.parse(await readJson(join(folder, name, 'dist/release.json'))),
      ),
    ),
  };
}

/** Names of the remotes in a repository. */
export async function listRemotes(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('mf-'));
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).sort();
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
