import { parseText } from '@sabi/cv-rules/parse-text';
import { cvFixtures, hostileCvPath, injectionTruth } from '@sabi/test-kit/fixtures';
import { extractText } from './extract-text';
import { formatScores, type Score, scoreFields } from './field-scores';

const scores: Record<string, Score>[] = [];

afterAll(() => {
  if (process.env['SHOW_MEASUREMENTS'])
    console.log(`${scores.length} CVs, values read right:\n${formatScores(scores)}`);
});

test.each(cvFixtures())('$name ($format) is read as it is meant', async (fixture) => {
  const parsed = parseText(await extractText(fixture));
  const scored = scoreFields(fixture.truth, parsed);
  scores.push(scored);
  const wrong = Object.entries(scored).filter(([, { right, of }]) => right < of);
  expect(wrong.map(([field, { right, of }]) => `${field} ${right}/${of}`)).toEqual([]);
  expect(parsed).toEqual(fixture.truth);
});

test('instructions inside a CV are neither followed nor taken for content', async () => {
  const parsed = parseText(await extractText({ format: 'pdf', path: hostileCvPath('injection.pdf') }));
  expect(parsed).toEqual(injectionTruth());
});
