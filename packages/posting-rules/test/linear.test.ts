import * as findMatches from '../src/matching/find-matches';
import { checkPosting } from '../src';

jest.mock('../src/matching/find-matches', () => {
  const actual = jest.requireActual<typeof findMatches>('../src/matching/find-matches');
  return { ...actual, matchAt: jest.fn(actual.matchAt) };
});

const matchAt = jest.mocked(findMatches.matchAt);

function countTrials(text: string): number {
  matchAt.mockClear();
  checkPosting({ title: 'Staf', text });
  return matchAt.mock.calls.length;
}

const repeat = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const hardTexts = [
  'biaya ',
  'wajib transfer biaya pendaftaran tidak ',
  'tidak biaya, atau uang, maupun dana, ',
  'b i a y a ',
  'b.i.a.y.a.',
  '1.000.000,',
  'a@a!',
  'usia 5 tinggi 5 cm ',
  'Pelamar membayar. Tanpa biaya apa pun. Ijazah fotokopi. ',
  '((((((((((',
  'x',
];

test.each(hardTexts)('the pattern trials of %j grow with its length', (text) => {
  const [short, long] = [countTrials(repeat(text, 25_000)), countTrials(repeat(text, 100_000))];
  expect(long).toBeLessThanOrEqual(short * 4 + 2000);
});

test('reads 200,000 single letters', () => {
  expect(checkPosting({ title: 'Staf', text: 'a '.repeat(200_000) }).findings).toMatchObject([
    { rule: 'pay-range' },
  ]);
});

test('reads a text of 200 kB', () => {
  const text = `${repeat('Kami mencari rekan kerja yang jujur dan ramah kepada tamu. ', 200_000)} Biaya administrasi ditanggung pelamar.`;
  const { verdict, findings } = checkPosting({
    title: 'Staf',
    text,
    pay: { min: 4_000_000, max: 5_000_000 },
  });
  expect(verdict).toBe('block');
  expect(text.slice(findings[0]!.start, findings[0]!.end)).toBe(findings[0]!.quote);
});
