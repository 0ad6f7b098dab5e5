import { normalizePhoneNumber, parsePhoneNumber } from './phone-number';

test.each([
  ['+62 0812 3456 789', '628123456789'],
  ['6208123456789', '628123456789'],
  ['+628123456789', '628123456789'],
  ['+４４ ０７９１１ １２３４５６', '447911123456'],
  ['+49030123456', '4930123456'],
  ['+390612345678', '390612345678'],
  ['+2250102030405', '2250102030405'],
  ['+36061234567', '36061234567'],
  ['+15551234567', '15551234567'],
  ['99999', '99999'],
])('%s is kept as %s', (text, number) => {
  expect(parsePhoneNumber(text)).toBe(number);
});

test.each(['', '0812', '+0812', 'nonsense', '+62-812', `62${'8'.repeat(14)}`])('%j is refused', (text) => {
  expect(() => parsePhoneNumber(text)).toThrow('Invalid phone number format (E.164 required)');
});

test('an invalid number stays unchanged, and matches no account', () => {
  expect(normalizePhoneNumber('nonsense')).toBe('nonsense');
});
