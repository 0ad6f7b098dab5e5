import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

test('the font file has the letters that its style sheet names', () => {
  const script = resolve(__dirname, '../../bin/write-font.mjs');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});
