import { numberClasses } from './numbers';

test.each([
  ['850', 'usd', ['half'], '#fee'],
  ['400', '$', [], '#fee'],
  ['500', 'bayar', ['ringgit'], '#fee'],
  ['275rb', 'dulu', ['ya'], '#fee'],
  ['180', 'di', ['ribu', 'setahun'], '#fee'],
  ['75.000', 'rp', ['per', 'peserta'], '#fee'],
  ['400.000', 'rp', ['per', 'video'], '#wage'],
  ['25', '$', ['hr'], '#wage'],
  ['60.000.000', 'rp', ['setahun'], '#wage'],
  ['20an', 'usia', [], '#age'],
])('%s after %s before %j is %s', (word, previous, next, name) => {
  expect(numberClasses(word, previous, next)).toContain(name);
});

test('the unit of a number is no sum of its own', () => {
  expect(numberClasses('juta', '5', ['per', 'tahun'])).toEqual([]);
  expect(numberClasses('ribu', 'puluh', [])).toContain('#fee');
});

test('an amount in another currency is no age', () => {
  expect(numberClasses('30', 'usd', [])).not.toContain('#age');
});
