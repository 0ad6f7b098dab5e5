// Fits the confidence of the rules to the corpus, and checks it on held-back people that no fit has seen; of these only figures are
// shown. Writes the coefficients, and the table and plot of docs/cv-confidence.md. Run it again after a change of the rules: npm run fit-confidence -w svc-ai
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../score/corpus';
import { fitModel, outcomesOfUnseen } from './calibration';
import { type JudgedFile, observeFile } from './observe-files';
import { measureReliability, reliabilityPlot, reliabilityTable } from './reliability';

const service = process.cwd();
const corpus = join(service, 'test/corpus');
const docs = join(service, '../docs');
const page = join(docs, 'cv-confidence.md');
const marked = /(?<=<!-- figures -->\n)[^]*(?=<!-- end of figures -->)/;

const judged: JudgedFile[] = [];
for (const file of readCorpus(join(corpus, 'files'), join(corpus, 'truth')))
  judged.push(await observeFile(file));
const ofSet = (set: string) => judged.filter(({ file }) => file.set === set);

const sets = { tuning: ofSet('tuning'), heldBack: ofSet('held-back') };
const model = fitModel(sets);
writeFileSync(
  join(service, 'src/engines/confidence/coefficients.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);

const unseen = outcomesOfUnseen(sets);
const asSaid = { slope: 1, shift: 0 };
const values = measureReliability(unseen.values, asSaid);
const entries = measureReliability(unseen.entries, asSaid);
const figures = `
On ${sets.heldBack.length} held-back files, ${values.count} values and ${entries.count} entries. The expected calibration error is ${values.error.toFixed(3)} for values and ${entries.error.toFixed(3)} for entries.

${reliabilityTable(values, entries)}

`;
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(marked, () => figures),
);
writeFileSync(
  join(docs, 'images/cv-confidence.svg'),
  reliabilityPlot([
    { name: 'Values', colour: '#0f6e84', of: values },
    { name: 'Entries', colour: '#b45309', of: entries },
  ]),
);
console.log(figures);
