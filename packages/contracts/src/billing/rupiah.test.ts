import { formatRupiah } from './rupiah';

test.each([
  [0, 'Rp 0'],
  [50_000, 'Rp 50.000'],
  [1_234_567, 'Rp 1.234.567'],
])('%i rupiah are written in one way', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text.replace(' ', '\u00a0'));
});
