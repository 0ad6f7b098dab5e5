import { decodeTexCharacters } from './tex-characters';

test('codes of the fonts of TeX are read as what they print', () => {
  expect(decodeTexCharacters('2015 \u0015 2019')).toBe('2015 – 2019');
  expect(decodeTexCharacters('o\u001ece, pro\u001cle')).toBe('office, profile');
  expect(decodeTexCharacters('\u0088 Own the report')).toBe('• Own the report');
});

test('other texts stay as they are', () => {
  expect(decodeTexCharacters('Naïve\tcafé – 100 %')).toBe('Naïve\tcafé – 100 %');
});
