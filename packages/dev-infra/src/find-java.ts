import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findExecutable, isExecutable } from './find-executable';

const systemFolder = '/usr/lib/jvm';

/**
 * A `java` program of at least the given version, from JAVA_HOME, PATH, or the installation folder of Linux
 * distributions.
 * @returns undefined when there is none
 */
export async function findJava(minVersion: number): Promise<string | undefined> {
  for (const home of await findHomes()) {
    const program = join(home, 'bin/java');
    if ((await readVersion(home)) >= minVersion && (await isExecutable(program))) return program;
  }
  return undefined;
}

async function findHomes(): Promise<string[]> {
  const onPath = await findExecutable('java');
  const installed = await readdir(systemFolder).catch(() => []);
  return [
    ...(process.env['JAVA_HOME'] ? [process.env['JAVA_HOME']] : []),
    ...(onPath ? [dirname(dirname(onPath))] : []),
    ...installed.map((name) => join(systemFolder, name)),
  ];
}

/** Read from the `release` file in its home; 0 without one. */
async function readVersion(home: string): Promise<number> {
  const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
  return Number(/^JAVA_VERSION="(\d+)/m.exec(release)?.[1] ?? 0);
}
