import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteRelease, remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { findLaptopPlatform } from '@sabi/remote-publisher/laptop-platform';
import { CommandFailed, runCommandLine, UsageError } from '@sabi/service-kit/command-line';
import { shellProtocol } from '@sabi/shell-sdk';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { readBuild } from './builds/build';
import { checkContracts, readRelease } from './contracts/check-contracts';
import { currentPaths } from './contracts/paths';
import { readEnv } from './env';
import { readResults } from './matrix/results';
import { findStateFiles, type StateFiles } from './state-files';
import { type Candidate, describeVerdict, judgeDeployment } from './verdict/judge-deployment';
import { readCalls } from './verdict/read-calls';
import { readLive } from './verdict/read-live';

const usage = `Usage: npm run can-i-deploy -- <deployable> [--release FILE]

Reports whether what is here may be deployed beside what is live at PLATFORM_URL. FILE: the release.json of a remote that was
built elsewhere, beside its releases. Ends with 1 when it may not.`;

await runCommandLine({
  usage,
  work: async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { release: { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new UsageError('Name one deployable.');
    const candidate = await findCandidate(name, values.release);
    const env = readEnv();
    const files = findStateFiles(env.COMPATIBILITY_DIR);
    const checks = judgeDeployment(candidate, {
      contracts: await checkContracts(),
      live: await readLive(env.PLATFORM_URL ?? findLaptopPlatform(repositoryRoot)),
      results: await readResults(files.results),
      shells: await listShells(files),
    });
    console.log(describeVerdict(candidate, checks));
    return checks.some(({ faults }) => faults.length > 0) ? 1 : 0;
  },
});

/** Versions of the shell built here and the released one; undefined while one of them is not built. */
async function listShells({ builds }: StateFiles): Promise<string[] | undefined> {
  const { commit, protocol } = await readRelease();
  const released = join(builds, commit);
  if (![repositoryRoot, released].every((folder) => existsSync(join(folder, 'shell/dist/entry-assets.json'))))
    return undefined;
  const both = [
    await readBuild('current', repositoryRoot, shellProtocol, []),
    await readBuild('previous', released, protocol, []),
  ];
  return both.map(({ shellVersion }) => shellVersion);
}

async function findCandidate(name: string, release: string | undefined): Promise<Candidate> {
  if (name === 'shell') {
    const { shellVersion: version } = await readBuild('current', repositoryRoot, shellProtocol, []);
    return { kind: 'shell', name, version, calls: await readCalls(join(repositoryRoot, 'shell/dist')) };
  }
  if (name.startsWith('mf-')) {
    const file = release ? resolve(release) : join(repositoryRoot, name, 'dist/release.json');
    const { version, pageData = [] } = await readCandidate(name, file);
    const calls = await readCalls(join(dirname(file), 'releases', version));
    return { kind: 'remote', name, version, calls: [...calls, ...pageData.map(({ from }) => from)] };
  }
  if (!existsSync(currentPaths.openApi(name))) throw new UsageError(`There is no deployable ${name}.`);
  return { kind: 'service', name };
}

async function readCandidate(name: string, file: string): Promise<RemoteRelease> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandFailed(`${name} has no build in ${file}: npm run build -w ${name}`, { cause });
  });
  try {
    return remoteReleaseSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CommandFailed(
      `${file} is no release of a remote: it is damaged, or of another version of the build.`,
      {
        cause,
      },
    );
  }
}
