import { readFile } from 'node:fs/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { documentXml, makeDocx, paragraph } from './hostile/make-docx';
import { type Harness, startHarness } from './support/harness';
import { completion, status } from './support/scripted-model';

const [fixture] = cvFixtures().filter(({ format }) => format === 'docx');
if (!fixture) throw new Error('There is no fixture to read');
const { path, truth } = fixture;

let harness: Harness;
afterEach(() => harness.stop());

const readOne = async () => {
  const { profile } = harness;
  const known = profile.outcomes.length;
  await profile.request(await profile.store(await readFile(path), 'docx'));
  const [outcome] = await eventually(() => {
    expect(profile.outcomes).toHaveLength(known + 1);
    return profile.outcomes.slice(known);
  });
  return profile.readResult(outcome?.result_key);
};
const byBoth = expect.stringMatching(
  /^cv-v1\.[0-9a-f]{8}:gpt-4o-mini:cv-rules-v11\+cv-rules-v11$/,
) as unknown;
const versionsKept = async () =>
  (await harness.database.db.collection('parsed_cvs').find().toArray()).map(
    ({ parser_version }) => parser_version as string,
  );

test('without a key the rules parse a CV, and the result is cached under their version', async () => {
  harness = await startHarness({ env: { CV_PARSER_ENGINE: 'auto', OPENAI_API_KEY: '' } });
  expect(await readOne()).toEqual(truth);
  expect(harness.model.questions).toHaveLength(0);
  expect(await versionsKept()).toEqual(['cv-rules-v11']);
});

test('with a key the model parses, and the rules fill in what it left out', async () => {
  harness = await startHarness({ env: { CV_PARSER_ENGINE: 'auto' } });
  harness.model.play(completion({ ...truth, first_name: 'Nobody', email: null, work_experiences: [] }));
  expect(await readOne()).toEqual(truth);
  expect(harness.model.questions).toHaveLength(1);
  expect(await versionsKept()).toEqual([byBoth]);
});

test('when the model fails, the rules read the CV at once, and the same file is the model’s again later', async () => {
  harness = await startHarness({ env: { CV_PARSER_ENGINE: 'auto' } });
  harness.model.play(status(500), status(401), completion(truth));
  expect(await readOne()).toEqual(truth);
  expect(await readOne()).toEqual(truth);
  expect(await versionsKept()).toEqual(['cv-rules-v11']);
  expect(await readOne()).toEqual(truth);
  expect(await versionsKept()).toContainEqual(byBoth);
  expect(harness.model.questions).toHaveLength(3);
});

test('with rules alone no model is ever asked, whatever keys there are', async () => {
  harness = await startHarness({ env: { CV_PARSER_ENGINE: 'rules' } });
  expect(await readOne()).toEqual(truth);
  expect(harness.model.questions).toHaveLength(0);
});

test('a result of the model alone is cached under the version of the rules that checked it', async () => {
  harness = await startHarness({ env: { CV_PARSER_ENGINE: 'model' } });
  harness.model.play(completion(truth));
  expect(await readOne()).toEqual(truth);
  expect(await versionsKept()).toEqual([
    expect.stringMatching(/^cv-v1\.[0-9a-f]{8}:gpt-4o-mini:cv-rules-v11$/),
  ]);
});

const skills = Array.from({ length: 230 }, (_n, index) => `Skill ${index}`);
const longCv = ['Ayu Lestari', 'ayu@example.com', 'Skills', ...skills.map((skill) => `• ${skill}`)];

test.each(['rules', 'auto', 'model'])(
  'with engine %s, what a list has no place for is left out and reported',
  async (engine) => {
    harness = await startHarness({ env: { CV_PARSER_ENGINE: engine } });
    const bytes = await makeDocx({ 'word/document.xml': documentXml(longCv.map(paragraph).join('')) });
    const named = skills.map((skill_name) => ({ skill_name, proficiency_level: null }));
    harness.model.play(completion({ ...truth, skills: named }));
    const { profile } = harness;
    await profile.request(await profile.store(bytes, 'docx'));
    const [outcome] = await eventually(() => {
      expect(profile.outcomes).toHaveLength(1);
      return profile.outcomes;
    });
    const result = await profile.readResult(outcome?.result_key);
    expect(result).toMatchObject({ omissions: [{ group: 'skills', reason: 'surplus', count: 30 }] });
  },
);
