import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { act } from './support/copied-repository';

const files = execFileSync('git', ['-C', repositoryRoot, 'ls-files', '-z'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(repositoryRoot, path)));

test('every place takes a new remote and a new service, and is as before when they are taken out', () => {
  expect(
    act(repositoryRoot, [
      { do: 'roundTrip', name: 'mf-job-alerts', path: '/job-alerts' },
      { do: 'roundTrip', name: 'svc-ledger' },
    ]),
  ).toEqual([{ done: [] }, { done: [] }]);
});

test('names and paths that cannot be are refused, and say why', () => {
  const refusals: [string, string | undefined, string][] = [
    ['mf-', '/salary', 'The name of a remote is mf- and lower-case words'],
    ['mf-Salary', '/salary', '“mf-Salary” is not'],
    ['salary', '/salary', '“salary” is not'],
    ['mf-blog', '/salary', 'mf-blog is taken'],
    ['mf-wage', '', 'The path of a remote'],
    ['mf-wage', 'wage', '“wage” is not'],
    ['mf-wage', '/Wage', '“/Wage” is not'],
    ['mf-wage', '/wage/', '“/wage/” is not'],
    ['mf-wage', '/api', '/api is a path of the platform'],
    ['mf-wage', '/id', '/id is a path of the platform'],
    ['mf-wage', '/en/wage', '/en is a path of the platform'],
    ['mf-wage', '/blog', '/blog belongs to mf-blog'],
    ['mf-wage', '/blog/wage', '/blog belongs to mf-blog'],
    ['mf-wage', '/talent-dashboard', '/talent-dashboard belongs to mf-talent'],
    ['svc-', undefined, 'The name of a service is svc- and one lower-case word'],
    ['svc-job-alerts', undefined, '“svc-job-alerts” is not'],
    ['svc-Ledger', undefined, '“svc-Ledger” is not'],
    ['svc-billing', undefined, 'svc-billing is taken'],
    ['svc-platform', undefined, '“platform” is a name of the platform itself'],
  ];
  const results = act(repositoryRoot, [
    ...refusals.map(([name, path]) => ({ do: 'names' as const, name, ...(path !== undefined && { path }) })),
  ]);
  expect(results.map(({ refused }, index) => [refused, refusals[index]?.[2]])).toEqual(
    refusals.map(([, , reason]) => [expect.stringContaining(reason), reason]),
  );
});

/** Files that name all parts of a kind and need no entry of a new one, each with the reason. */
const otherLists = {
  'docs/adr/': 'a decision of its time',
  'docs/reliability.md': 'written by `npm run checks`',
  'docs/operations-metrics.md': 'has metrics, by those who measure them',
  'docs/performance.md': 'what was measured',
  'docs/upgrades.md': 'what an installation of before has',
  'e2e/support/offline-forms.ts': 'has forms',
  'packages/README.md': 'has packages, by those who use them',
  'docs/checks/': 'names parts in what was tested',
  'operations/compatibility/': 'what was released',
  'package-lock.json': 'kept by the generator itself',
  'k8s/base/svc-': 'has the services that may call this one',
};

test.each([
  ['mf-staff', 'mf-'],
  ['svc-notification', 'svc-'],
])('a file that names every part like %s is a place of the generator', (name, prefix) => {
  const parts = [
    ...new Set(files.map((path) => path.split('/')[0] ?? '').filter((folder) => folder.startsWith(prefix))),
  ];
  const places = act(repositoryRoot, [{ do: 'places', name }])[0]?.done ?? [];
  expect(places.length).toBeGreaterThan(5);
  const lists = files
    .filter((path) => !path.startsWith(prefix) && !/\.(?:png|webp|pdf|woff2|gz|wasm)$/.test(path))
    .filter((path) => !Object.keys(otherLists).some((start) => path.startsWith(start)))
    .filter((path) => {
      const text = readFileSync(join(repositoryRoot, path), 'utf8');
      return parts.every((part) => text.includes(part));
    });
  expect(lists.filter((path) => !places.includes(path))).toEqual([]);
});
