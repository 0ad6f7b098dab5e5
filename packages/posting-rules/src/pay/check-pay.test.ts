import { provinces } from '@sabi/areas';
import type { Posting } from '../posting';
import { checkPay } from './check-pay';
import { minimumWages } from './minimum-wages';

const posting: Posting = { title: 'Staf Pajak', text: '', contract: 'pkwtt', level: 'mid', areas: ['31.74'] };
const check = (changes: Partial<Posting>) => checkPay({ ...posting, ...changes }).map(({ rule }) => rule);

test.each([
  ['no pay', undefined],
  ['no amounts', { min: null, max: null }],
  ['only a minimum', { min: 5_000_000 }],
  ['a fraction', { min: 5_000_000.5, max: 6_000_000 }],
  ['nothing', { min: 0, max: 0 }],
  ['a negative amount', { min: -1, max: 6_000_000 }],
  ['no number', { min: NaN, max: Infinity }],
  ['a minimum above the maximum', { min: 7_000_000, max: 6_000_000 }],
])('%s is no range and blocks', (_name, pay) => {
  expect(checkPay({ ...posting, ...(pay && { pay }) })).toMatchObject([{ rule: 'pay-range', blocks: true }]);
});

test('an ordinary range has no finding', () => {
  expect(check({ pay: { min: 6_000_000, max: 9_000_000 } })).toEqual([]);
  expect(check({ pay: { min: 6_000_000, max: 6_000_000 } })).toEqual([]);
});

test('pay below the minimum wage of the province is a finding that does not block', () => {
  const pay = { min: 5_729_875, max: 8_000_000 };
  expect(checkPay({ ...posting, pay })).toMatchObject([
    { rule: 'below-minimum-wage', points: 20, blocks: false },
  ]);
  expect(check({ pay: { ...pay, min: 5_729_876 } })).toEqual([]);
});

test('the minimum wage is only asked of full-time work by the month', () => {
  const pay = { min: 2_000_000, max: 3_000_000 };
  for (const contract of ['daily', 'intern', 'freelance']) expect(check({ pay, contract })).toEqual([]);
  expect(check({ pay, part_time: true })).toEqual([]);
});

test('of several places the lowest minimum wage counts, and without a place none', () => {
  const pay = { min: 2_400_000, max: 3_000_000 };
  expect(check({ pay, areas: ['31', '33.74'] })).toEqual([]);
  expect(check({ pay, areas: [] })).toEqual([]);
  expect(check({ pay, areas: ['99'] })).toEqual([]);
  expect(check({ pay, areas: ['31', '99'] })).toEqual([]);
});

test('more than three times the lowest pay is improbable', () => {
  expect(check({ pay: { min: 6_000_000, max: 18_000_000 } })).toEqual([]);
  expect(check({ pay: { min: 6_000_000, max: 18_000_001 } })).toEqual(['improbable-pay']);
});

test('so is pay far above the level or the kind of work', () => {
  const pay = { min: 20_000_000, max: 25_000_000 };
  expect(check({ pay, level: 'mid' })).toEqual([]);
  expect(check({ pay, level: 'entry' })).toEqual(['improbable-pay']);
  expect(check({ pay, level: 'mid', title: 'Admin Online' })).toEqual(['improbable-pay']);
  expect(check({ pay, level: 'manager', title: 'Manajer Gudang' })).toEqual([]);
  expect(check({ pay, level: 'constructor' })).toEqual([]);
});

test('pay that is far off is reviewed for that alone', () => {
  const pointsOf = (changes: Partial<Posting>) => checkPay({ ...posting, ...changes })[0]?.points;
  expect(pointsOf({ pay: { min: 6_000_000, max: 27_000_000 } })).toBe(20);
  expect(pointsOf({ pay: { min: 6_000_000, max: 27_000_001 } })).toBe(30);
  expect(pointsOf({ pay: { min: 20_000_000, max: 27_000_000 }, level: 'entry' })).toBe(20);
  expect(pointsOf({ pay: { min: 20_000_000, max: 27_000_001 }, level: 'entry' })).toBe(30);
});

test('every figure belongs to a province', () => {
  const codes = provinces.map(({ code }) => code);
  for (const [code, wage] of Object.entries(minimumWages.byProvince)) {
    expect(codes).toContain(code);
    expect(Number.isInteger(wage)).toBe(true);
  }
});
