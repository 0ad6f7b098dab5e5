import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { type ContractsVerdict, judge } from '../src/contracts/check-contracts';
import { compareOpenApi, type OpenApi } from '../src/contracts/compare-openapi';
import { currentPaths, releasedPaths } from '../src/contracts/paths';
import { type PairResult, readResults, storeResult } from '../src/matrix/results';
import { describeVerdict, judgeDeployment } from '../src/verdict/judge-deployment';
import { isCalled, readCalls } from '../src/verdict/read-calls';
import { nameShell, readShellVersion } from '../src/builds/shell-version';

/** A module of a deployable, without its tests. */
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file);

const contracts: ContractsVerdict = {
  contracts: ['svc-billing', 'svc-ai', 'messages', 'shell-sdk'],
  breaks: [
    { contract: 'svc-billing', name: 'svc-billing GET /orders 200 total: removed' },
    { contract: 'svc-ai', name: 'svc-ai POST /chats: removed', acceptedBecause: 'nobody calls it' },
  ],
  stale: [],
  servedPaths: {},
};
const calls: string[] = [];
const live = {
  shell: 'aaaaaaaaaa',
  remotes: [
    { name: 'mf-blog', versions: ['0.1.0-1', '0.1.0-0'] },
    { name: 'mf-auth', versions: ['0.1.0-5'] },
  ],
};
const pair = (shell: string, remote: string, version: string, problems: string[] = []): PairResult => ({
  ...{ shell, remote, version, problems, refused: false },
  at: '2026-11-23T00:00:00.000Z',
});
const results = [
  pair('aaaaaaaaaa', 'mf-blog', '0.1.0-2', ['/blog: context.print is not a function']),
  pair('aaaaaaaaaa', 'mf-blog', '0.1.0-3'),
  pair('bbbbbbbbbb', 'mf-blog', '0.1.0-1'),
  pair('bbbbbbbbbb', 'mf-blog', '0.1.0-0', ['/blog: not mounted, the slot is failed']),
];
const ask = (candidate: Parameters<typeof judgeDeployment>[0]) =>
  describeVerdict(candidate, judgeDeployment(candidate, { contracts, live, results }));

test('a remote that failed on the shell that is live cannot be deployed, and the pair has a name', () => {
  const said = ask({ kind: 'remote', name: 'mf-blog', version: '0.1.0-2', calls });
  expect(said).toContain('cannot be deployed: mf-blog 0.1.0-2 on shell aaaaaaaaaa.');
  expect(said).toContain('/blog: context.print is not a function');
});

test('a remote that works on the shell that is live can be deployed', () => {
  expect(ask({ kind: 'remote', name: 'mf-blog', version: '0.1.0-3', calls })).toMatch(
    /0\.1\.0-3 can be deployed\.$/,
  );
});

test('a version that nobody tried cannot be deployed', () => {
  const said = ask({ kind: 'remote', name: 'mf-blog', version: '0.1.0-4', calls });
  expect(said).toContain('cannot be deployed');
  expect(said).toContain('Never tried: npm run compatibility -- mf-blog tries it');
});

test('a pair that cannot be tried here says so, and not the command that would not help', () => {
  const candidate = { kind: 'remote', name: 'mf-blog', version: '0.1.0-4', calls } as const;
  const judgeBeside = (shells: readonly string[]) =>
    describeVerdict(candidate, judgeDeployment(candidate, { contracts, live, results, shells }));
  expect(judgeBeside(['bbbbbbbbbb', 'aaaaaaaaaa'])).toContain('npm run compatibility -- mf-blog tries it');
  expect(judgeBeside(['bbbbbbbbbb', 'cccccccccc'])).toContain(
    'neither the one built here nor the released one',
  );
});

test('a shell has to work with every version of every remote that visitors get', () => {
  const said = ask({ kind: 'shell', name: 'shell', version: 'bbbbbbbbbb', calls });
  expect(said).toContain(
    'cannot be deployed: mf-blog 0.1.0-0 on shell bbbbbbbbbb; mf-auth 0.1.0-5 on shell bbbbbbbbbb.',
  );
  expect(said).toContain('yes   mf-blog 0.1.0-1 on shell bbbbbbbbbb');
});

test('a service with a broken contract cannot be deployed, and the field has a name; another one can', () => {
  const said = ask({ kind: 'service', name: 'svc-billing' });
  expect(said).toContain('cannot be deployed: contract svc-billing.');
  expect(said).toContain('svc-billing GET /orders 200 total: removed');
  expect(ask({ kind: 'service', name: 'svc-ai' })).toContain('svc-ai can be deployed.');
});

/** The released contract of svc-hiring beside one of now in which the pages of the board are named differently. */
async function plantChange(): Promise<ContractsVerdict> {
  const released: OpenApi = JSON.parse(await readFile(releasedPaths.openApi('svc-hiring'), 'utf8'));
  const { '/api/hiring/v1/pages': pages = {}, ...others } = released.paths;
  const current = { ...released, paths: { ...others, '/api/hiring/v1/board-pages': pages } };
  return judge(new Map([['svc-hiring', compareOpenApi(released, current)]]), new Map(), {
    'svc-hiring': Object.keys(released.paths),
  });
}

test('a changed route of a service stops the remote that calls it, and no other', async () => {
  const verdicts = { contracts: await plantChange(), live, results };
  const judgeRemote = async (name: string, version: string) => {
    const calls = await readCalls(join(repositoryRoot, name, 'src'), isSource);
    const candidate = { kind: 'remote', name, version, calls } as const;
    return describeVerdict(candidate, judgeDeployment(candidate, verdicts));
  };
  const jobs = await judgeRemote('mf-jobs', '0.1.0-1');
  expect(jobs).toContain('NO    calls of svc-hiring\n          svc-hiring GET /api/hiring/v1/pages: removed');
  expect(await judgeRemote('mf-hire', '0.1.0-1')).toContain('yes   calls of svc-hiring');
  expect(await judgeRemote('mf-blog', '0.1.0-3')).toMatch(/mf-blog 0\.1\.0-3 can be deployed\.$/);
});

test('a remote with a call that no released service takes cannot be deployed', () => {
  const candidate = {
    kind: 'remote',
    name: 'mf-blog',
    version: '0.1.0-3',
    calls: ['/api/hiring/v1/jobs/', '/api/hiring/v1/saved-searches'],
  } as const;
  const known = {
    ...contracts,
    servedPaths: { 'svc-hiring': ['/api/hiring/v1/jobs/{publicNo}'], 'svc-new': null },
  };
  const said = describeVerdict(candidate, judgeDeployment(candidate, { contracts: known, live, results }));
  expect(said).toContain('yes   calls of svc-hiring');
  expect(said).toContain('cannot be deployed: calls that no released service takes.');
  expect(said).toContain('          /api/hiring/v1/saved-searches');
});

test('every call of every remote and of the shell is in the contract of a service', async () => {
  const folders = await readdir(repositoryRoot);
  const documents = await Promise.all(
    folders
      .filter((name) => existsSync(currentPaths.openApi(name)))
      .map(async (name): Promise<OpenApi> => JSON.parse(await readFile(currentPaths.openApi(name), 'utf8'))),
  );
  const paths = documents.flatMap((document) => Object.keys(document.paths));
  const sources = folders.filter((name) => name.startsWith('mf-') || name === 'shell');
  const found = await Promise.all(
    sources.map(async (name) =>
      (await readCalls(join(repositoryRoot, name, 'src'), isSource)).map((call) => [name, call]),
    ),
  );
  expect(found.flat()).toEqual(
    expect.arrayContaining([
      ['mf-jobs', '/api/hiring/v1/jobs/'],
      ['mf-talent', '/storage/v1/object/profile-assets/'],
      ['shell', '/remotes.json'],
    ]),
  );
  expect(found.flat().filter(([, call = '']) => !paths.some((path) => isCalled(path, call)))).toEqual([]);
});

test('of a pair the last result counts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-compatibility-'));
  try {
    const file = join(folder, 'results.json');
    expect(await readResults(file)).toEqual([]);
    for (const result of results) await storeResult(result, file);
    await storeResult(pair('aaaaaaaaaa', 'mf-blog', '0.1.0-2'), file);
    const known = await readResults(file);
    expect(known).toHaveLength(results.length);
    expect(known.find(({ version }) => version === '0.1.0-2')?.problems).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a shell has the same name in its build and on its pages', () => {
  const html = `<script src="/assets/start.1.js" defer></script>
    <script type="application/json">[{"url":"/assets/shell.2.js"},{"url":"/remotes/mf-blog/1/entry.js"},{"url":"/assets/shell.2.js"}]</script>`;
  expect(readShellVersion(html)).toBe(nameShell(['/assets/shell.2.js', '/assets/start.1.js']));
  expect(nameShell(['/assets/shell.3.js', '/assets/start.1.js'])).not.toBe(readShellVersion(html));
  expect(() => readShellVersion('<p>Bad gateway</p>')).toThrow('names no scripts');
});
