import { toRuns } from './text-runs';

const shown = (line: string) => toRuns(line, { weight: 'regular', size: 10 }).map(({ text }) => text);

test('brackets around Latin words in an Arabic text open towards the words', () => {
  const runs = shown('خبرة (SAP) كبيرة').join('|');
  expect(runs).toMatch(/\(\|?SAP\|?\)/); // from left to right, as they are drawn
});

test('brackets in a Latin text stay as they are', () => {
  expect(shown('Years with SAP (FICO) é')).toEqual(['Years with SAP (FICO) é']);
});
