import { join } from 'node:path';
import { emptyCv, type ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type CorpusFile, readCorpus } from './score/corpus';
import { readByRules } from './score/read-by-rules';
import { scoreCv, scoreWholeJobs } from './score/score-cv';
import { macroF1, sumOf } from './score/tally';

const folder = (name: string) => join(__dirname, name);
const real = readCorpus(folder('files'), folder('truth')).filter(({ manner }) => manner === 'real');
const scans = readCorpus(folder('scans'), folder('truth'));

describe('what the rules read of CVs in the manner of real ones', () => {
  let read = new Map<string, ParsedCv | null>();

  beforeAll(async () => {
    read = await readByRules([...real, ...scans].map(({ path }) => path));
  });

  test.each(['tuning', 'held-back'] as const)('something of each file of the %s set', (set) => {
    const files = real.filter((file) => file.set === set);
    const answerOf = ({ path }: CorpusFile) => read.get(path) ?? null;
    const score = macroF1(sumOf(files.map((file) => scoreCv(file.cv, answerOf(file)))));
    const jobs = sumOf(files.map((file) => new Map([['jobs', scoreWholeJobs(file.cv, answerOf(file))]]))).get(
      'jobs',
    );
    process.stdout.write(
      `in the manner of real ones, ${set}: macro-F1 ${score.toFixed(3)}, whole jobs right ${jobs?.right} of ${(jobs?.right ?? 0) + (jobs?.missed ?? 0)}\n`,
    );
    expect(files.filter((file) => answerOf(file) === null).map(({ name }) => name)).toEqual([]);
  });

  test('no scan is read as an empty CV: without recognised text there is no answer', () => {
    for (const { name, path } of scans) expect([name, read.get(path)]).not.toEqual([name, emptyCv]);
  });
});
