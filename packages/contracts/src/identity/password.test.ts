import { findPasswordFault } from './password';

test.each([
  ['', 'missing'],
  ['12345', 'short'],
  ['😀😀😀😀😀', 'short'],
  ['123456', null],
  ['x'.repeat(72), null],
  ['x'.repeat(73), 'long'],
  ['é'.repeat(37), 'long'],
])('%s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});
