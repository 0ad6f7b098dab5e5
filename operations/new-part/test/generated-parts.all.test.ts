import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { CopiedRepository } from './support/copied-repository';

let repository: CopiedRepository;
let before: string;

beforeAll(() => {
  repository = new CopiedRepository();
  before = repository.read('package-lock.json');
  linkPackages(repository.root);
  const added = repository.act(
    { do: 'remote', name: 'mf-job-alerts', path: '/job-alerts' },
    { do: 'service', name: 'svc-ledger' },
  );
  expect(added.map(({ refused }) => refused)).toEqual([undefined, undefined]);
});
afterAll(() => repository.remove());

/** The installed packages, with workspaces of the copy in place of ours, and what npm has noted of them. */
function linkPackages(root: string): void {
  const notes = 'node_modules/.package-lock.json';
  const noted = JSON.parse(readFileSync(join(repositoryRoot, notes), 'utf8')) as {
    packages: Record<string, object>;
  };
  const folders = Object.keys(noted.packages).flatMap(
    (path) => /^(?:(?!node_modules\/).*?\/)?node_modules(?=\/)/.exec(path) ?? [],
  );
  for (const folder of new Set(folders)) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of readdirSync(join(repositoryRoot, folder)))
      if (name !== '@sabi' && (name === '.bin' || !name.startsWith('.')))
        symlinkSync(join(repositoryRoot, folder, name), join(root, folder, name));
  }
  const own = 'node_modules/@sabi';
  cpSync(join(repositoryRoot, own), join(root, own), { recursive: true, verbatimSymlinks: true });
  cpSync(join(repositoryRoot, notes), join(root, notes));
}

const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: repository.root,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
};

/** Whether the next command would install nothing, see local/bin/starting/installed-tree.mjs. */
function isInstalled(): boolean {
  const program =
    "import { isInstalled } from './local/bin/starting/installed-tree.mjs'; console.log(isInstalled('.'))";
  const args = ['--input-type=module', '--eval', program];
  return execFileSync(process.execPath, args, { cwd: repository.root, encoding: 'utf8' }).trim() === 'true';
}

test('after an addition there is nothing to install', () => {
  expect(isInstalled()).toBe(true);
});

test('the lock file is the one that npm would write', () => {
  const lock = repository.read('package-lock.json');
  expect(lock).not.toBe(before);
  execFileSync(
    'npm',
    [
      'install',
      '--package-lock-only',
      '--offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: repository.root, stdio: 'ignore' },
  );
  expect(repository.read('package-lock.json')).toBe(lock);
});

test.each(['mf-job-alerts', 'svc-ledger'])('the types of %s are right', (name) => {
  expect(run('typescript/bin/tsc', ['--noEmit', '--project', `${name}/tsconfig.json`])).toEqual({
    status: 0,
    output: '',
  });
});

test.each(['mf-job-alerts', 'svc-ledger'])('the tests of %s pass', (name) => {
  const { status, output } = run('jest/bin/jest.js', ['--config', `${name}/jest.config.mjs`]);
  expect([status, output]).toEqual([0, expect.stringMatching(/Tests: +\d+ passed/)]);
});

test('after a removal there is nothing to install either', () => {
  const remove = (name: string) => ({ do: 'remove', name, discard: true }) as const;
  const removed = repository.act(remove('mf-job-alerts'), remove('svc-ledger'));
  expect(removed.map(({ refused }) => refused)).toEqual([undefined, undefined]);
  expect(repository.read('package-lock.json')).toBe(before);
  expect(isInstalled()).toBe(true);
});
