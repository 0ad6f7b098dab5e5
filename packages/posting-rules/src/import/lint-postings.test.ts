import { lintPostings } from './lint-postings';
import { readPosting } from './read-posting';

const row = {
  id: 'a1',
  company: 'PT Contoh',
  title: 'Kasir',
  language: 'id',
  text: 'Biaya seragam ditanggung pelamar.',
  city: 'Surabaya',
  province: 'Jawa Timur',
  mode: 'onsite',
  contract: 'pkwt',
  part_time: false,
  level: 'entry',
  category: 'retail',
  pay_min: 5_000_000,
  pay_max: 6_000_000,
  requirements: ['Wanita', { text: 'Jujur', must: true }],
  questions: [],
  posted_days_ago: 2,
};

test('answers a line for each posting, in their order', () => {
  expect(lintPostings([row, { ...row, id: 'a2', text: 'Melayani tamu.', requirements: [] }])).toEqual([
    {
      id: 'a1',
      verdict: 'block',
      score: 90,
      reasons: ['fee', 'sex'],
      quotes: ['Biaya seragam', 'Wanita'],
    },
    { id: 'a2', verdict: 'ok', score: 0, reasons: [], quotes: [] },
  ]);
});

test('a posting without an id gets its place', () => {
  expect(lintPostings([null, { ...row, id: undefined }]).map(({ id }) => id)).toEqual(['0', '1']);
  expect(lintPostings([{ ...row, id: 7 }])[0]?.id).toBe('7');
});

test('reads the place, the pay and the requirements', () => {
  expect(readPosting(row)).toMatchObject({
    areas: ['35.78'],
    pay: { min: 5_000_000, max: 6_000_000 },
    requirements: ['Wanita', 'Jujur'],
  });
  expect(readPosting({ ...row, city: '', province: 'Bali' }).areas).toEqual(['51']);
  expect(readPosting({ ...row, city: 'Nowhere', province: '' }).areas).toEqual([]);
});
