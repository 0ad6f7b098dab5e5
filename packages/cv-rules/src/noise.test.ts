import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { leastProcessorMs, measureProcessorMs } from '@sabi/test-kit/processor-time';
import { toPlainDocument } from './document-text';
import { parseCv } from './parse-cv';

/** What a CV is made of, and what no CV should hold. */
const pieces = [
  ...[
    'Pengalaman Kerja',
    'EDUCATION',
    'Skills',
    'Bahasa:',
    'Sertifikat',
    'E X P E R I E N C E',
    'S1',
    'PT Maju',
  ],
  ...[
    'Mei 2019 – Sekarang',
    '05/2019',
    '2014-2018',
    "Jan '19",
    's.d.',
    '(',
    ')',
    '[',
    '•',
    '-',
    ',',
    ';',
    '|',
    ':',
  ],
  ...[
    '\n',
    '\n\n',
    '\t',
    '   ',
    '\u2010',
    '1/1',
    '----',
    '●●●○○',
    'a@b.co',
    '+62 812-3456-7890',
    'Dr.',
    ', S.Kom.',
  ],
  ...[
    'ABCDEFGH',
    'é',
    '\u0000',
    '\u202e',
    '\ud83d\ude00',
    '\ud800',
    'a'.repeat(300),
    '0'.repeat(300),
    '.'.repeat(50),
  ],
];

/** The same sequence for the same seed: a failure can be seen again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function noise(seed: number, length: number): string {
  const random = createRandom(seed);
  let text = '';
  while (text.length < length) text += pieces[Math.floor(random() * pieces.length)] ?? '';
  return text;
}

const read = (text: string) => parseCv(toPlainDocument(text).lines);

test.each(Array.from({ length: 60 }, (_none, seed) => seed))(
  'noise %d yields a profile that fits the contract',
  (seed) => {
    expect(parsedCvSchema.safeParse(read(noise(seed, 4000))).success).toBe(true);
  },
);

test.each([
  ['noise', noise(7, 2_000_000)],
  ['one letter', 'a'.repeat(2_000_000)],
  ['brackets', 'Skills\n' + '(['.repeat(1_000_000)],
  ['dots', 'Contact\n' + 'a.'.repeat(1_000_000)],
  ['years', 'Experience\n' + '2019 - '.repeat(280_000)],
  ['lines', 'Certificates\n' + 'Certificate, 2019\n'.repeat(110_000)],
  ['gaps', 'Education\n' + `S1${' '.repeat(500)}x\n`.repeat(4000)],
])('2 MB of %s are read in time', (_what, text) => {
  const processorMs = measureProcessorMs(() => {
    expect(parsedCvSchema.safeParse(read(text)).success).toBe(true);
  });
  // A tenth of that at most; what looks back over all it has read would take minutes.
  expect(processorMs).toBeLessThan(15_000);
});

const head = 'Ayu Lestari\nayu@example.com\nPengalaman Kerja\n';

test.each([
  [
    'labels above the dates of a position',
    `${head}${'Tools: x\n'.repeat(3280)}Kasir, PT Mundur, 2015 - 2018`,
  ],
  ['lines that may head a position', `${head}2019 - 2021\n${',\n'.repeat(5000)}`],
])('S61 %s, 30,000 letters at most, take no time', (_what, text) => {
  expect(leastProcessorMs(() => read(text))).toBeLessThan(4000);
});
