import type * as findMatches from '../src/matching/find-matches';
import { checkPosting } from '../src';

let mockTrials = 0; // a mock function would keep the arguments of every call

jest.mock('../src/matching/find-matches', () => {
  const actual = jest.requireActual<typeof findMatches>('../src/matching/find-matches');
  const matchAt: typeof actual.matchAt = (...args) => {
    mockTrials += 1;
    return actual.matchAt(...args);
  };
  return { ...actual, matchAt };
});

function countTrials(text: string): number {
  mockTrials = 0;
  checkPosting({ title: 'Staf', text });
  return mockTrials;
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
  'bit dot ',
  't . me ',
  'kerja.a p k ',
  'Anda memegang paspor sendiri, ',
];

test.each(hardTexts)('the pattern trials of %j grow with its length', (text) => {
  const [short, long] = [countTrials(repeat(text, 5000)), countTrials(repeat(text, 20_000))];
  expect(short).toBeGreaterThan(0);
  expect(long).toBeLessThanOrEqual(short * 4 + 400);
});

test('reads 20,000 single letters', () => {
  expect(checkPosting({ title: 'Staf', text: 'a '.repeat(20_000) }).findings).toMatchObject([
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
