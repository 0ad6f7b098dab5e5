import { findInitials } from './initials';

test.each([
  ['Ayu', 'Lestari', 'AL'],
  [' ayu ', null, 'A'],
  ['𝒜yu', 'Lestari', '𝒜L'],
  [null, '', '?'],
])('%s %s is %s', (first_name, last_name, initials) => {
  expect(findInitials({ first_name, last_name })).toBe(initials);
});
