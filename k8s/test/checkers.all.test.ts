import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { overlays, render, renderer, run } from './support/render';

/** The version of Kubernetes that the manifests are written for. */
const kubernetes = '1.36';

/** Independent checkers of the manifests, each with its rules; exceptions are documented where they are configured. */
const checkers: [command: string, args: string[]][] = [
  ['kubernetes-validate', ['--strict', '--quiet', '--no-warn', '-k', kubernetes]],
  ['kube-score', ['score', '--kubernetes-version', `v${kubernetes}`, '--output-format', 'ci']],
  [
    'checkov',
    [
      '--framework',
      'kubernetes',
      '--quiet',
      '--compact',
      '--config-file',
      join(__dirname, 'checkov.yaml'),
      '--file',
    ],
  ],
];

const isInstalled = (command: string) => spawnSync(command, ['--version']).error === undefined;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  if (renderer)
    for (const overlay of overlays) writeFileSync(join(folder, `${overlay}.yaml`), render(overlay));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(checkers)('%s', (command, args) => {
  const isThere = renderer !== undefined && isInstalled(command);
  if (!isThere)
    reportSkipped(
      `${renderer ? command : 'kustomize'} is not installed: ${command} did not look at the manifests`,
    );

  (isThere ? test : test.skip)(`finds nothing in the overlays ${overlays.join(' and ')}`, () => {
    run(command, [...args, ...overlays.map((overlay) => join(folder, `${overlay}.yaml`))]);
  });
});
