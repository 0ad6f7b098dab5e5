// Asks the chat the questions, without a model, and judges its answers. Options: --model (asks the provider of
// OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL), --set tuning|held-back, --group NAME,NAME, --kind KIND, --each (each question with its
// answer; not for the held-back set, which nobody who writes the engine reads).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createModelConsultant } from '../../../src/integrations/consultant/model-consultant';
import { createProviderModel } from '../../support/provider-model';
import { groups } from '../question';
import { readQuestions } from '../read-questions';
import { readSiteContent } from '../site-content';
import { askEngine, withoutModel } from './ask-engine';
import { judgeAnswer } from './judge-answer';
import { type Judged, writeTable } from './report';

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    kind: { type: 'string' },
    group: { type: 'string' },
    each: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
  },
});

const content = readSiteContent(join(process.cwd(), '..'));
const questions = readQuestions(join(process.cwd(), 'test/questions'));
const asked = groups
  .filter((group) => (values.group ? values.group.split(',').includes(group) : true))
  .flatMap((group) => questions[group])
  .filter(({ set }) => !values.set || set === values.set)
  .filter(({ kind }) => !values.kind || kind === values.kind);

const consultant = values.model ? createModelConsultant(createProviderModel()) : withoutModel;
const judged: Judged[] = [];
for (const question of asked) {
  const answer = await askEngine(question, consultant);
  const judgement = judgeAnswer(question, answer, content);
  judged.push({ question, judgement });
  if (!values.each || question.set === 'held-back') continue;
  const said = `${answer.text.replaceAll('\n', ' ').slice(0, 300)} [${answer.sources.join(', ')}]`;
  console.log(`${question.id} ${judgement.outcome}: ${question.turns.join(' / ')}\n  ${said}`);
}

const sets: [string, Judged[]][] = [
  ...(['tuning', 'held-back'] as const).map((set): [string, Judged[]] => [
    set,
    judged.filter(({ question }) => question.set === set),
  ]),
  ['both sets', judged],
];
for (const [set, ofSet] of sets) {
  if (ofSet.length === 0 || (values.set && set === 'both sets')) continue;
  console.log(`\n== ${set}: ${ofSet.length} questions`);
  console.log(writeTable('kind', ofSet, ({ kind }) => kind));
  console.log(writeTable('\nlanguage', ofSet, ({ language }) => language));
  console.log(writeTable('\nverdict', ofSet, ({ verdict }) => verdict));
  console.log(writeTable('\nasker', ofSet, ({ asker }) => asker));
}
