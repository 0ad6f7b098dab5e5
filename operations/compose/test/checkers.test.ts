import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findExecutable } from '@sabi/dev-infra/find-executable';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { readComposeFile, root } from './compose-file';

const dockerfiles = [
  ...new Set(
    Object.values(readComposeFile().services).flatMap(({ build }) => (build ? [build.dockerfile] : [])),
  ),
  'e2e/containers/images/maildev/Dockerfile',
  'e2e/containers/images/versitygw/Dockerfile',
];

/** Runs a program that `.ci/run` installs; without it the test reports that it was left out. */
async function run(program: string, args: string[]): Promise<string | undefined> {
  const path = await findExecutable(program);
  if (!path) {
    reportSkipped(`LEFT OUT: ${program} is not on PATH; .ci/run installs it`);
    return undefined;
  }
  return execFileSync(path, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('hadolint finds no fault in any Dockerfile', async () => {
  expect(dockerfiles.length).toBeGreaterThan(12);
  const output = await run('hadolint', ['--failure-threshold', 'info', '--no-color', ...dockerfiles]);
  expect(output ?? '').toBe('');
});

test.each([
  ['docker-compose.yml'],
  ['docker-compose.yml', 'operations/compose/ports.yml'],
  ['docker-compose.yml', 'operations/observability/compose.yml'],
])('%s follows the Compose Specification', async (...files) => {
  const output = await run('compose-spec', files);
  if (output !== undefined) expect(output).toMatch(/^name: sabi$/m);
});

test('Dockerfiles differ in nothing but what they build', () => {
  const skeletons = dockerfiles
    .filter((file) => !file.startsWith('e2e/'))
    .map((file) => [kindOf(file), skeletonOf(file)] as const);
  for (const kind of ['remote', 'shell', 'service'])
    expect(new Set(skeletons.filter(([each]) => each === kind).map(([, text]) => text)).size).toBe(1);
});

const kindOf = (file: string) =>
  file.startsWith('mf-')
    ? 'remote'
    : file.startsWith('shell')
      ? 'shell'
      : file.startsWith('operations/')
        ? 'store'
        : 'service';

/** Without title and folder name. */
function skeletonOf(file: string): string {
  const [, ...lines] = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.join('\n').replaceAll(file.replace('/Dockerfile', ''), 'FOLDER');
}
