// Fits the confidence of the rules to the tuning set and checks it on the held-back one, of which only figures are shown. Writes the
// coefficients, and the table and plot of docs/cv-confidence.md. Run it again after a change of the rules: npm run fit-confidence -w svc-ai
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../score/corpus';
import { fitModel, outcomesOfModel } from './calibration';
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

const model = fitModel(ofSet('tuning'));
writeFileSync(
  join(service, 'src/engines/confidence/coefficients.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);

const heldBack = outcomesOfModel(ofSet('held-back'), model);
const values = measureReliability(heldBack.values, model.calibration.values);
const entries = measureReliability(heldBack.entries, model.calibration.entries);
const figures = `
On ${ofSet('held-back').length} held-back files, ${values.count} values and ${entries.count} entries. The expected calibration error is ${values.error.toFixed(3)} for values and ${entries.error.toFixed(3)} for entries.

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
