// Scores a CV parser against the corpus. Options: --command "PROGRAM OPTIONS" (a path is appended), --set tuning|held-back,
// --pairs FILE (corrections of owners instead of the corpus), --manner regular|real, --files FOLDER and --truth FOLDER (another corpus), --only PART of a name, --batch 2, --each (a table by file).
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CorpusFile, readCorpus } from './corpus';
import { readPairs } from './pairs';
import { briefReport, groupTable, report, type ScoredFile } from './report';
import { runParser } from './run-parser';
import { scoreCv, scoreWholeJobs } from './score-cv';

const here = join(process.cwd(), 'test/corpus');
const { values } = parseArgs({
  options: {
    command: { type: 'string', default: 'npm run --silent parse-cv --' },
    set: { type: 'string' },
    manner: { type: 'string' },
    files: { type: 'string' },
    pairs: { type: 'string' },
    truth: { type: 'string', default: join(here, 'truth') },
    only: { type: 'string', default: '' },
    batch: { type: 'string' },
    each: { type: 'boolean', default: false },
  },
});

const folders = values.files ? [values.files] : [join(here, 'files'), join(here, 'scans')];
const pairs = values.pairs ? readPairs(values.pairs) : undefined;
const corpus = () => folders.flatMap((folder) => readCorpus(folder, values.truth));
const waiting = (pairs?.files ?? corpus()).filter(
  ({ name, set, manner, batch }) =>
    name.includes(values.only) &&
    (!values.set || set === values.set) &&
    (!values.manner || manner === values.manner) &&
    (!values.batch || batch === Number(values.batch)),
);
const scored: ScoredFile[] = [];

async function scoreWaiting(): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const answer = await runParser(values.command, file.path);
    const [cv, failure] = 'cv' in answer ? [answer.cv, null] : [null, answer.failure];
    scored.push({ file, tallies: scoreCv(file.cv, cv), jobs: scoreWholeJobs(file.cv, cv), failure });
  }
}

function print(title: string, isPart: (file: CorpusFile) => boolean): void {
  const part = scored.filter(({ file }) => isPart(file));
  if (part.length === 0) return;
  console.log(`${report(title, part)}\n`);
  if (values.each) console.log(`${groupTable('file', part, ({ name }) => name)}\n`);
}

await Promise.all(Array.from({ length: availableParallelism() }, scoreWaiting));
if (pairs) {
  rmSync(pairs.folder, { recursive: true, force: true });
  console.log(briefReport('corrections of owners', scored));
  process.exit();
}
for (const set of ['tuning', 'held-back']) print(set, (file) => file.set === set && !file.scan);
for (const set of ['tuning', 'held-back'])
  print(
    `${set}, in the manner of real ones`,
    (file) => file.set === set && file.manner === 'real' && !file.scan,
  );
print('scans (without recognition of text the right answer is NO_TEXT_EXTRACTED)', ({ scan }) => scan);
