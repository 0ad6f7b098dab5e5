/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** Files that a removal does not look into, as in `isAboutNewParts` of src/part.mjs. */
const aboutNewParts = /^(operations\/new-part\/|docs\/add-a-(remote|service)\.md$)/;

test('the examples of the guides can be made and removed: no other file has their names', () => {
  const { stdout } = spawnSync('git', ['grep', '-lE', '(mf|svc)-salary'], { cwd: root, encoding: 'utf8' });
  const files = stdout.trim().split('\n');
  expect(files).toContain('docs/add-a-remote.md');
  expect(files.filter((file) => !aboutNewParts.test(file))).toEqual([]);
});
