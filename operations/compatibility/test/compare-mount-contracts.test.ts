import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareMountContracts } from '../src/contracts/compare-mount-contracts';
import { currentPaths } from '../src/contracts/paths';

const text = readFileSync(currentPaths.mountContract, 'utf8');
const folder = mkdtempSync(join(__dirname, '../released/.test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The contract with one text replaced by another. */
function compareWith(from: string, to: string, protocol = 1): string[] {
  expect(text).toContain(from);
  const file = join(folder, 'mount-contract.ts');
  writeFileSync(file, text.replace(from, to));
  return compareMountContracts({ protocol: 1, file: currentPaths.mountContract }, { protocol, file });
}

test.each([
  [
    'a member of the context is gone',
    '  toast(message: ToastMessage): void;\n',
    '',
    /ShellContext: Property 'toast' is missing/,
  ],
  [
    'a member is added that shells of before do not have',
    '  toast(',
    '  print(): void;\n  toast(',
    /ShellContext: Property 'print' is missing/,
  ],
  [
    'a member is given something else',
    'readonly siteUrl: string;\n  readonly contacts: SiteContacts;\n  readonly location',
    'readonly siteUrl: URL;\n  readonly contacts: SiteContacts;\n  readonly location',
    /ShellContext: Type '(URL|string)' is not assignable/,
  ],
  ['remotes have to export more', 'prepare?(context', 'prepare(context', /RemoteModule: .*prepare/],
  [
    'renders have to answer more',
    'readonly redirectTo?: string',
    'readonly redirectTo: string',
    /RenderResult: .*redirectTo/,
  ],
])('%s: named', (_, from, to, name) => {
  expect(compareWith(from, to).join('\n')).toMatch(name);
});

test.each([
  ['nothing', 'toast(', 'toast('],
  ['a member is added that may be missing', '  toast(', '  readonly print?: () => void;\n  toast('],
])('%s: nothing is broken', (_, from, to) => {
  expect(compareWith(from, to)).toEqual([]);
});

test('with another protocol number the shell takes the one before, and none further away', () => {
  expect(compareWith('  toast(message: ToastMessage): void;\n', '', 2)).toEqual([]);
  expect(compareWith('toast(', 'toast(', 3)).toEqual([expect.stringContaining('protocol: was 1, is 3')]);
});
