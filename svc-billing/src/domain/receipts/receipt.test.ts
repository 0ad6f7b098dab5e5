import { bookYear, containedTax, receiptNumber } from './receipt';

test.each([
  [350_000, 0, 350_000, 0],
  [350_000, 11, 315_315, 34_685],
  [2_000_000, 12, 1_785_714, 214_286],
])('of %i with %i percent in it, %i is net and %i is tax', (amount, tax_percent, net, tax) => {
  expect(containedTax({ amount, tax_percent })).toEqual({ net, tax });
});

test('a receipt of the first hours of a year in Jakarta belongs to that year', () => {
  expect(bookYear(new Date('2026-12-31T16:59:59Z'))).toBe(2026);
  expect(bookYear(new Date('2026-12-31T17:00:00Z'))).toBe(2027);
  expect(receiptNumber(2027, 42)).toBe('2027/000042');
});
