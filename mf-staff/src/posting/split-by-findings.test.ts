import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';
import { splitByFindings } from './split-by-findings';

const finding = (field: string, start: number, end: number) => ({ field, start, end }) as PostingFinding;
const split = (text: string, ...findings: PostingFinding[]) =>
  splitByFindings(text, 'text', findings).map(({ text: part, isFound }) => (isFound ? `[${part}]` : part));

test('marks what was found in the field, in the order of the text', () => {
  const found = [finding('text', 8, 12), finding('text', 0, 3), finding('title', 4, 7)];
  expect(split('Ada dua biaya', ...found)).toEqual(['[Ada]', ' dua ', '[biay]', 'a']);
});

test('nothing is lost or repeated where findings overlap, end behind the text or are none', () => {
  expect(split('abcdef', finding('text', 1, 4), finding('text', 2, 6)).join('')).toBe('a[bcd]ef');
  expect(split('abc', finding('text', 1, 9)).join('')).toBe('a[bc]');
  expect(split('abc')).toEqual(['abc']);
});
