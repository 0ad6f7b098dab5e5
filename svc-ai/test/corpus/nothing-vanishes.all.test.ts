import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildEntries } from '../support/built-service';
import { readCorpus } from './score/corpus';

const folder = (name: string) => join(__dirname, name);
/** Of each kind of change: over 1,000 documents in all; 5 make over 5,000. */
const changes = 1;

test('in no changed document of the corpus a line of work or education vanishes, or a value is invented', async () => {
  const built = await buildEntries('test/corpus/score/mutate-files.ts');
  const paths = readCorpus(folder('files'), folder('truth')).map(({ path }) => path);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(built.folder, 'mutate-files.js'), String(changes), ...paths],
    { maxBuffer: 50_000_000 },
  );
  await built.remove();
  const found = JSON.parse(stdout) as { documents: number; lost: string[]; invented: string[] };
  expect(found.documents).toBeGreaterThan(1000);
  expect(found.lost).toEqual([]);
  expect(found.invented).toEqual([]);
}, 1_800_000);
