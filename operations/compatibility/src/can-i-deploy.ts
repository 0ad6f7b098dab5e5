import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import { shellProtocol } from '@sabi/shell-sdk';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { readBuild } from './builds/build';
import { checkContracts } from './contracts/check-contracts';
import { currentPaths } from './contracts/paths';
import { readEnv } from './env';
import { readResults } from './matrix/results';
import { type Candidate, describeVerdict, judgeDeployment } from './verdict/judge-deployment';
import { readCalls } from './verdict/read-calls';
import { readLive } from './verdict/read-live';

const usage = `Usage: npm run can-i-deploy -- <deployable> [--release FILE]

Reports whether what is here may be deployed beside what is live at PLATFORM_URL. FILE: the release.json of a remote that was
built elsewhere, beside its releases. Ends with 1 when it may not.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(usage);
  const candidate = await findCandidate(name, values.release);
  const checks = judgeDeployment(candidate, {
    contracts: await checkContracts(),
    live: await readLive(readEnv().PLATFORM_URL),
    results: await readResults(),
  });
  console.log(describeVerdict(candidate, checks));
  if (checks.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function findCandidate(name: string, release: string | undefined): Promise<Candidate> {
  if (name === 'shell') {
    const { shellVersion: version } = await readBuild('current', repositoryRoot, shellProtocol);
    return { kind: 'shell', name, version, calls: await readCalls(join(repositoryRoot, 'shell/dist')) };
  }
  if (name.startsWith('mf-')) {
    const file = release ? resolve(release) : join(repositoryRoot, name, 'dist/release.json');
    const { version, pageData = [] } = remoteReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const calls = await readCalls(join(dirname(file), 'releases', version));
    return { kind: 'remote', name, version, calls: [...calls, ...pageData.map(({ from }) => from)] };
  }
  if (!existsSync(currentPaths.openApi(name))) throw new Error(`There is no deployable ${name}\n\n${usage}`);
  return { kind: 'service', name };
}
