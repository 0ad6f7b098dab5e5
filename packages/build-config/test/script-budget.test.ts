import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertScriptBudget, listFirstLoads } from '../src/script-budget.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sabi-script-budget-'));
beforeAll(() => void jest.spyOn(console, 'log').mockImplementation());
afterAll(() => rmSync(folder, { recursive: true }));

/** Random bytes, which brotli cannot make smaller. */
function writeScript(name: string, bytes: number): string {
  const file = join(folder, name);
  writeFileSync(file, randomBytes(bytes));
  return file;
}

const scripts = (...files: string[]) => ({ scripts: files, styles: [] });
const release = {
  rendering: 'server',
  preload: scripts('entry.js'),
  parts: {
    'page-account': scripts('form.js', 'account.js'),
    'page-sign-up': scripts('form.js', 'sign-up.js'),
    'texts-en-auth': scripts('en.js'),
    'texts-id-auth': scripts('id.js'),
  },
} as const;

const render = async ({ url, language }: { url?: string; language?: string }) => ({
  parts: [`texts-${language}-auth`, 'page-account', ...(url?.endsWith('sign-up') ? ['page-sign-up'] : [])],
});

test('pages that are in no sitemap are measured with the texts of each language', async () => {
  const listUnindexedPages = () => ['/auth', '/auth?mode=sign-up'];
  const loads = await listFirstLoads(release, { render, listUnindexedPages });
  expect(loads).toEqual([
    { what: 'en /auth', files: ['entry.js', 'en.js', 'form.js', 'account.js'] },
    { what: 'id /auth', files: ['entry.js', 'id.js', 'form.js', 'account.js'] },
    {
      what: 'en /auth?mode=sign-up',
      files: ['entry.js', 'en.js', 'form.js', 'account.js', 'form.js', 'sign-up.js'],
    },
    {
      what: 'id /auth?mode=sign-up',
      files: ['entry.js', 'id.js', 'form.js', 'account.js', 'form.js', 'sign-up.js'],
    },
  ]);
});

test('so are those of the sitemap, beside them', async () => {
  const listPages = () => [{ path: '/events' }];
  const loads = await listFirstLoads(release, { render, listPages, listUnindexedPages: () => ['/auth'] });
  expect(loads.map(({ what }) => what)).toEqual(['en /events', 'id /events', 'en /auth', 'id /auth']);
});

test('a page that is rendered from live data is measured by its parts', async () => {
  const parts = { ...release.parts, 'page-list': scripts('list.js'), 'page-job': scripts('job.js') };
  const pageData = [{ path: '/jobs', from: '/api/hiring/v1/pages' }];
  const listPages = () => [{ path: '/jobs' }, { path: '/auth?mode=sign-up' }];
  const loads = await listFirstLoads({ ...release, parts, pageData }, { render, listPages });
  expect(loads.map(({ what }) => what)).toEqual([
    'en /auth?mode=sign-up',
    'id /auth?mode=sign-up',
    'page-list',
    'page-job',
  ]);
  expect(loads.at(-1)?.files).toEqual(['entry.js', 'job.js']);
});

test('a server bundle that renders pages and lists none cannot be measured', async () => {
  await expect(listFirstLoads(release, { render })).rejects.toThrow('lists no pages');
});

test('pages that only a browser draws are no first visits', async () => {
  const loads = await listFirstLoads({ ...release, rendering: 'client' }, { render });
  expect(loads).toEqual([{ what: 'every page', files: ['entry.js'] }]);
});

test('texts that take a page over the budget fail the build, and a file is counted once', async () => {
  const page = [writeScript('page.js', 600), writeScript('form.js', 300)];
  const texts = writeScript('texts.js', 200);
  await expect(
    assertScriptBudget([{ what: 'en /auth', files: [...page, ...page] }], 1000),
  ).resolves.toBeUndefined();
  await expect(assertScriptBudget([{ what: 'id /auth', files: [...page, texts] }], 1000)).rejects.toThrow(
    'Over the script budget of    1.0 kB: id /auth',
  );
});
