/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

test('nobody lists the services for settings of the gateway by hand: a generated one would be missing there', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const lists = files
    .trim()
    .split('\n')
    .filter((file) => /['"]SHELL['"],\s*['"]IDENTITY['"]/.test(read(file)));
  expect(lists).toEqual([]);
});

/** A file that was removed and is still in the index has no text. @returns its text */
function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
