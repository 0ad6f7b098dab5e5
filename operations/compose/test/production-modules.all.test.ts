import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled, listImports } from './bundle-imports';
import { root } from './compose-file';

let folder: string;

/** All deployables in one folder, as most packages are theirs in common. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabi-modules-'));
  execFileSync(process.execPath, [
    join(root, 'operations/compose/images/copy-modules.mjs'),
    folder,
    ...bundled,
  ]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** In a process of its own, from the deployable's folder, so that nothing of this clone is found. */
const load = `const failed = [];
for (const name of process.argv.slice(1)) await import(name).catch((error) => failed.push(name + ': ' + error.message));
console.log(JSON.stringify(failed));
process.exit();`;

test.each(bundled)(
  'what the bundle of %s imports is loaded from the copied modules',
  (deployable) => {
    const options = { cwd: join(folder, deployable), encoding: 'utf8', timeout: 120_000 } as const;
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', load, ...listImports(deployable)],
      options,
    );
    expect(JSON.parse(output)).toEqual([]);
  },
  120_000,
);

test('fonts and licences are copied; source maps and declarations are not', () => {
  expect(readdirSync(join(folder, 'node_modules/@embedpdf/fonts-sc/fonts')).sort()).toEqual([
    'NotoSansHans-Bold.otf',
    'NotoSansHans-Regular.otf',
  ]);
  for (const file of ['@embedpdf/fonts-sc/LICENSE', '@fontsource/noto-sans/LICENSE', 'pdfkit/LICENSE'])
    expect([file, existsSync(join(folder, 'node_modules', file))]).toEqual([file, true]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(map|d\.ts)$/.test(file))).toEqual([]);
});
