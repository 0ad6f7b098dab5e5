import fc from 'fast-check';
import { checkPosting, lintPostings, readPosting } from '../src';

const words = fc.constantFrom(
  'biaya',
  'wajib',
  'transfer',
  'tidak',
  'usia',
  '27',
  'Rp',
  '150.000',
  'ijazah',
  'KTP',
  'wanita',
  ',',
  '.',
  '\n',
  'b i a y a',
  '\u200B',
  '𝐛𝐢𝐚𝐲𝐚',
  '@',
  '(',
  '%',
  'ﬁ',
  'İ',
  '\uD800',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
);

test('never throws, and every quote is what stands at its place', () => {
  fc.assert(
    fc.property(text, text, fc.array(text, { maxLength: 3 }), (title, body, requirements) => {
      const posting = { title, text: body, requirements };
      const { score, findings } = checkPosting(posting);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      for (const { field, quote, start, end } of findings) {
        const [name = '', index] = field.split('.');
        const fields: Record<string, string> = { title, text: body };
        const source = name === 'requirements' ? requirements[Number(index)] : fields[name];
        if (source !== undefined) expect(source.slice(start, end)).toBe(quote);
      }
    }),
    { numRuns: 300 },
  );
});

test('reads any value of an import file as a posting', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(checkPosting(readPosting(value)).verdict).toBe('block'); // without pay none is published
      expect(lintPostings([value])).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

test('the same posting gives the same result', () => {
  const posting = { title: 'Kasir', text: 'Wajib transfer biaya seragam Rp200.000.' };
  expect(checkPosting(posting)).toEqual(checkPosting(posting));
});
