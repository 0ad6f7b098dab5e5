// Compares the CV analysis with the judged CVs. Options: --model (the provider of
// OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL puts findings into words), --set tuning|held-back, --each (a line by text of
// the tuning set, with the sentences its report repeats).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createModelCvExplainer } from '../../../src/integrations/cv-explainer/model-cv-explainer';
import { createProviderModel } from '../../support/provider-model';
import { judgedScore, readJudgedCvs } from '../judgement';
import { analyze } from './analyze';
import { type Analyzed, writeBands, writeReportOf } from './report';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    each: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
  },
});

const explainer = values.model ? createModelCvExplainer(createProviderModel()) : undefined;
const cvs = readJudgedCvs(join(process.cwd(), 'test/judged-cvs')).filter(
  ({ set }) => !values.set || set === values.set,
);
const analyzed: Analyzed[] = [];
for (const cv of cvs) analyzed.push({ cv, analysis: await analyze(cv, explainer) });

const figure = (score: number | null) => (score === null ? 'none' : score.toFixed(0)).padStart(5);
for (const { cv, analysis } of values.each ? analyzed : []) {
  if (cv.set === 'held-back') continue;
  console.log(
    `${cv.id} ${cv.kind.padEnd(8)} ${figure(analysis.score)} ${figure(judgedScore(cv))}  ${cv.about}`,
  );
  for (const sentence of analysis.repeated) console.log(`    repeats: ${sentence}`);
}
for (const set of ['tuning', 'held-back'] as const) {
  const ofSet = analyzed.filter(({ cv }) => cv.set === set);
  if (ofSet.length > 0) console.log(`\n${writeReportOf(set, ofSet)}\n\n${writeBands(ofSet)}`);
}
if (!values.set) console.log(`\n${writeReportOf('both sets', analyzed)}\n\n${writeBands(analyzed)}`);
