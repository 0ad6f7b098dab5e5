import { toPlainText } from '@sabi/job-match/text/plain-text';
import { amountGuard } from '../consultation/amounts';
import { createSentenceBuffer, type Guard } from './sentence-buffer';

/** All released text, up to a guard's rejection. */
function releaseAll(text: string, size: number, guards: readonly Guard[] = [], maxCharacters = 4000) {
  const buffer = createSentenceBuffer(guards, maxCharacters);
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
  const out: string[] = [];
  try {
    for (const piece of pieces) out.push(buffer.add(piece));
    out.push(buffer.end());
    return { out: out.filter(Boolean), text: out.join(''), refused: undefined };
  } catch (refused) {
    return { out: out.filter(Boolean), text: out.join(''), refused };
  }
}
const sizes = [1, 2, 3, 7, 16, 48, 5000];

const answers = [
  'One. Two! Is it three? Yes:\n- first\n- second\n\nThe end',
  '## Steps\n* **Write** `it` down\n* See [our page](https://evil.example/x) ![p](https://evil.example/p.png)\n<img src=x onerror=alert(1)>Go to https://evil.example now',
  'Read **this. And that.** Then [go. Now](https://evil.example/a) there. Done.',
  '```js\nalert(1)\n```\nNothing else.',
  '  Spaces   before.  And   between.\n\n\n\nAnd lines.  ',
];

describe('an answer given out as it is written', () => {
  test.each(answers)('ends as the plain text of the whole: %j', (answer) => {
    for (const size of sizes) expect(releaseAll(answer, size).text).toBe(toPlainText(answer));
  });

  test('comes in whole sentences', () => {
    const { out } = releaseAll('One is here. Two is there.\nThree', 4);
    expect(out).toEqual(['One is here.', ' Two is there.', '\nThree']);
  });

  test('is no longer than it may be', () => {
    for (const size of sizes) expect(releaseAll('Word. '.repeat(100), size, [], 50).text).toHaveLength(50);
  });
});

describe.each([
  ['of numbers', '1.\n2.\n'],
  ['of sentences in brackets', '(a. b. '],
])('a long row %s', (_what, part) => {
  const row = part.repeat(16_000 / part.length);

  test.each([1, 48, 20_000])('is looked at once, and little of it at a time, in pieces of %d', (size) => {
    let looks = 0;
    let longest = 0;
    const counting: Guard = {
      assertFine: (text) => amountGuard.assertFine(text),
      isOpen: (text) => {
        looks += 1;
        longest = Math.max(longest, text.length);
        return amountGuard.isOpen(text);
      },
    };
    const { refused, text } = releaseAll(row, size, [counting], 4000);
    expect(refused).toBeUndefined();
    expect(text).toHaveLength(4000);
    expect(looks).toBeLessThanOrEqual(row.length);
    expect(longest).toBeLessThan(2000);
  });
});

describe('no amount is begun that must not be released', () => {
  test.each([
    ['Pro costs Rp 1.000.000.', ''],
    ['It is cheap. Pro is Rp.\n350.000 a month.', 'It is cheap. Pro is Rp.'],
    ['It is 350.\n000 rupiah. More.', 'It is'],
    ['The plan is 350\nribu.', 'The plan is'],
    ['Biayanya ３５\nribu sebulan.', 'Biayanya'],
    ['It is 350 thousand\nrupiah.', 'It is'],
    ['Tiga ratus ribu\nrupiah.', ''],
    ['See **Rp** **350.000**. Good.', ''],
    ['Well. It is $\n25. Good.', 'Well. It is $'],
    ['Pro costs tiga ratus lima puluh ribu. Good.', ''],
    ['Biayanya\ntiga\nratus\nlima\npuluh\nribu.', 'Biayanya'],
    ['It is three hundred\nand fifty thousand. Good.', 'It is'],
    ['Satu. Juta.', ''],
    ['Sejuta per bulan.', ''],
    ['A fee of one\nmillion', 'A fee of'],
  ])('%j', (answer, before) => {
    for (const size of sizes) {
      const { text, refused } = releaseAll(answer, size, [amountGuard]);
      expect(refused).toMatchObject({ name: 'AmountDetected' });
      expect(text.normalize('NFKC')).not.toMatch(/\d|ribu|thousand|ratus|hundred|juta|one/i);
      expect(`${before}x`).toContain(text.slice(0, before.length));
    }
  });

  test.each([
    '100+ companies recruit here. Since 2024. There are 9 steps, a 90-day guarantee and 25 applications.',
    'More than half a million talents are with us. One of three finds a job. Then two.',
    'Lebih dari lima ratus ribu talenta. Satu dari tiga. Lima puluh perusahaan. Ratusan ribu lamaran.',
    'Take one thousand words, no more. Of five hundred thousand registered candidates some write six.',
  ])('figures and words that are not amounts are released: %j', (text) => {
    for (const size of sizes) expect(releaseAll(text, size, [amountGuard])).toMatchObject({ text });
  });
});
