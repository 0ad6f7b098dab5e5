import { visibleCharacter } from './visible-characters';

test('a soft hyphen that is drawn is a hyphen, one without a width is nothing', () => {
  expect(visibleCharacter('\u00ad', true)).toBe('-');
  expect(visibleCharacter('\u00ad', false)).toBe('');
});

test('ligatures are their letters, blanks of all kinds are blanks', () => {
  expect(visibleCharacter('\ufb03', true)).toBe('ffi');
  for (const blank of ['\t', '\u00a0', '\u2009']) expect(visibleCharacter(blank, true)).toBe(' ');
});
