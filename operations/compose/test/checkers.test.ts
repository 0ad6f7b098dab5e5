import { execFileSync } from 'node:child_process';
import { findExecutable } from '@sabi/dev-infra/find-executable';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { readComposeFile, root } from './compose-file';

const dockerfiles = [
  ...new Set(
    Object.values(readComposeFile().services).flatMap(({ build }) => (build ? [build.dockerfile] : [])),
  ),
  'e2e/containers/images/caddy/Dockerfile',
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
  expect(dockerfiles.length).toBe(5);
  const output = await run('hadolint', ['--failure-threshold', 'info', '--no-color', ...dockerfiles]);
  expect(output ?? '').toBe('');
});

test.each([
  ['docker-compose.yml'],
  ['docker-compose.yml', 'operations/compose/ports.yml'],
  ['docker-compose.yml', 'operations/compose/replicas.yml'],
  ['docker-compose.yml', 'operations/observability/compose.yml'],
])('%s follows the Compose Specification', async (...files) => {
  const output = await run('compose-spec', files);
  if (output !== undefined) expect(output).toMatch(/^name: sabi$/m);
});
