import { parseEmailAddress } from './email-address';

test.each([
  ['AYU+Kerja@Mail.Example', 'ayu+kerja@mail.example'],
  ['ayu@xn--bcher-kva.example', 'ayu@xn--bcher-kva.example'],
  ['ＡＹＵ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'ayu@mail.example'],
  ['ay\u{1D42E}@mail.example', 'ayu@mail.example'],
  ['\u212Aiki@mail.example', 'kiki@mail.example'],
])('%s is kept as %s', (text, address) => {
  expect(parseEmailAddress(text)).toBe(address);
});

test.each([
  ['', 'An email address is required'],
  [`${'a'.repeat(244)}@example.com`, 'An email address is too long'],
  ['\uFB03'.repeat(82) + '@mail.example', 'An email address is too long'],
  ['a@b', 'Unable to validate email address: invalid format'],
  ['ayu@localhost', 'Unable to validate email address: invalid format'],
  ['ayu.@mail.example', 'Unable to validate email address: invalid format'],
])('%j is refused', (text, message) => {
  expect(() => parseEmailAddress(text)).toThrow(message);
});
