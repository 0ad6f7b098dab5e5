import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyCv } from '@sabi/contracts/cv/parsed-cv';
import { readPairs } from './pairs';
import { briefReport } from './report';
import { scoreCv, scoreWholeJobs } from './score-cv';

const pair = {
  id: '5b1a9c3e-2f47-4d0a-9a51-6c7d8e9f0a1b',
  format: 'txt',
  document: Buffer.from('Ayu Rekaan').toString('base64'),
  parsed: { ...emptyCv, first_name: 'Ayo' },
  corrected: { ...emptyCv, first_name: 'Ayu', last_name: 'Rekaan' },
};

describe('pairs of what was read and what is right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pairs-test-'));
  const write = (...lines: string[]) => {
    const file = join(folder, 'pairs.jsonl');
    writeFileSync(file, lines.join('\n'));
    return file;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are files with the owner as the careful reader', () => {
    const read = readPairs(write(JSON.stringify(pair), ''));
    const [file] = read.files;
    expect(read.files).toHaveLength(1);
    expect(file).toMatchObject({ format: 'txt', cv: pair.corrected });
    expect(readFileSync(file?.path ?? '', 'utf8')).toBe('Ayu Rekaan');
    const scored = read.files.map((each) => ({
      file: each,
      tallies: scoreCv(each.cv, pair.parsed),
      jobs: scoreWholeJobs(each.cv, pair.parsed),
      failure: null,
    }));
    expect(briefReport('pairs', scored)).toMatch(/first_name\s+0\.0\s+0\.0/);
    rmSync(read.folder, { recursive: true });
  });

  test('whose id leads out of the folder are refused', () => {
    expect(() => readPairs(write(JSON.stringify({ ...pair, id: '../../out' })))).toThrow(/id/);
  });
});
