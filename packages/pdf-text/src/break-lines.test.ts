import { breakLines } from './break-lines';
import { measure, toRuns } from './text-runs';

const style = { weight: 'regular', size: 10 } as const;

test('lines are broken between words, and in a word that is wider than a line', () => {
  const width = measure('Ayu Lestari ', style);
  expect(breakLines('Ayu Lestari', style, width)).toEqual(['Ayu Lestari']);
  expect(breakLines('Ayu Lestari Putri', style, width)).toEqual(['Ayu Lestari', 'Putri']);
  const broken = breakLines('an.address.without.an.end@example', style, width);
  expect(broken.length).toBeGreaterThan(1);
  expect(broken.join('')).toBe('an.address.without.an.end@example');
  for (const line of broken) expect(measure(line, style)).toBeLessThanOrEqual(width);
});

test('a letter is kept without a mark that no font has, and marks set apart are one with their letter', () => {
  const textOf = (line: string) => toRuns(line, style).map(({ text }) => text);
  expect(textOf('x\u030c')).toEqual(['x']);
  expect(textOf('e\u0301').join('')).toBe('\u00e9');
});
