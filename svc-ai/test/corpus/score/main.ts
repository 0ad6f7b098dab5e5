// Scores a CV parser against the corpus. Options: --command "PROGRAM OPTIONS" (a path is appended), --set tuning|held-back,
// --files FOLDER and --truth FOLDER (another corpus), --only PART of a name, --each (a table by file).
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus';
import { groupTable, report, type ScoredFile } from './report';
import { runParser } from './run-parser';
import { scoreCv } from './score-cv';

const here = join(process.cwd(), 'test/corpus');
const { values } = parseArgs({
  options: {
    command: { type: 'string', default: 'npm run --silent parse-cv --' },
    set: { type: 'string' },
    files: { type: 'string', default: join(here, 'files') },
    truth: { type: 'string', default: join(here, 'truth') },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});

const waiting = readCorpus(values.files, values.truth).filter(
  ({ name, set }) => name.includes(values.only) && (!values.set || set === values.set),
);
const scored: ScoredFile[] = [];

async function scoreWaiting(): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const answer = await runParser(values.command, file.path);
    const [cv, failure] = 'cv' in answer ? [answer.cv, null] : [null, answer.failure];
    scored.push({ file, tallies: scoreCv(file.cv, cv), failure });
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, scoreWaiting));
for (const set of ['tuning', 'held-back']) {
  const ofSet = scored.filter(({ file }) => file.set === set);
  if (ofSet.length === 0) continue;
  console.log(`${report(set, ofSet)}\n`);
  if (values.each) console.log(`${groupTable('file', ofSet, ({ name }) => name)}\n`);
}
