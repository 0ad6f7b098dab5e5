import { decodeText } from './decode-text';

const text = 'José Ñandú – “Analis”\r\nJakarta\nDębska, 陈伟明';
const latin = 'José Müller – “Analis”, 5 €\nJakarta';
const little = (value: string) => Buffer.from(value, 'utf16le');
const big = (value: string) => little(value).swap16();
/** In Windows-1252, by hand: no library of ours writes it. */
const windows = Buffer.from(
  latin.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94').replace('€', '\x80'),
  'latin1',
);

test.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), text],
  ['UTF-16', little(text), text],
  ['UTF-16 with its mark', little(`\ufeff${text}`), text],
  ['UTF-16 the other way round', big(text), text],
  ['UTF-16 the other way round with its mark', big(`\ufeff${text}`), text],
  ['Windows-1252', windows, latin],
])('a text in %s is read', (_what, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});

test.each([
  ['the mark with which DOS ended files', `${latin}\x1a`],
  ['a backspace', latin.replace('Müller', 'Müllerr\b')],
  ['a page that was coloured for a terminal', `\x1b[1m${latin}`],
])('%s costs a text nothing else', (_what, typed) => {
  expect(decodeText(Buffer.from(typed))).toBe(typed.replaceAll(/[^\P{Cc}\r\n]/gu, ''));
});

test.each([
  ['bytes of a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0xff])],
  ['zeros', Buffer.alloc(64)],
  ['a text with a zero in it', Buffer.from('Ayu\0Lestari')],
  [
    'bytes without a zero',
    Buffer.from(Array.from({ length: 2048 }, (_none, index) => ((index * 89) % 255) + 1)),
  ],
])('%s are no text', (_what, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});
