import { findKnownNames } from './known-names';

test.each([
  [{ given_name: 'Dewi', family_name: ' Rekaan ', full_name: 'x y' }, 'Dewi', 'Rekaan'],
  [{ given_name: 'Dewi', full_name: 'Dewi Rekaan' }, 'Dewi', ''],
  [{ full_name: 'Dewi Ayu  Rekaan' }, 'Dewi', 'Ayu Rekaan'],
  [{ full_name: 'Sukarno' }, 'Sukarno', ''],
  [{ given_name: 7, full_name: null }, '', ''],
  [{}, '', ''],
])('%p', (metadata, firstName, lastName) => {
  expect(findKnownNames(metadata)).toEqual({ firstName, lastName });
});

test('nothing is longer than the profile keeps it', () => {
  const { firstName, lastName } = findKnownNames({ full_name: `${'a'.repeat(40)} ${'b'.repeat(400)}` });
  expect([firstName.length, lastName.length <= 100]).toEqual([40, true]);
});
