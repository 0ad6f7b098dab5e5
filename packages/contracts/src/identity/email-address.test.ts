import { emailFormat } from './email-address';

test.each([
  'ayu@mail.example',
  'ayu.lestari+kerja@mail.co.id',
  "o'hara_1-2@a.example",
  'AYU@MAIL.EXAMPLE',
  'ayu@xn--bcher-kva.example',
  'ayu@mail.xn--p1ai',
  'a@1.example',
  `ayu@${'a'.repeat(63)}.example`,
])('%s is an address', (address) => {
  expect(address).toMatch(emailFormat);
});

test.each([
  'a@b',
  'ayu@localhost',
  'ayu@mail.c',
  'ayu@127.0.0.1',
  'ayu@[127.0.0.1]',
  'ayu@mail.123',
  '.ayu@mail.example',
  'ayu.@mail.example',
  'ayu..lestari@mail.example',
  'ayu@.mail.example',
  'ayu@mail.example.',
  'ayu@mail..example',
  'ayu@-mail.example',
  'ayu@mail-.example',
  'ayu@mail.xn--',
  `ayu@${'a'.repeat(64)}.example`,
  'ayu',
  '@mail.example',
  'ayu@',
  'ayu@eva@mail.example',
  'ayu @mail.example',
  'ayu@mail.example\r\nBcc: eva@mail.example',
])('%j is none', (address) => {
  expect(address).not.toMatch(emailFormat);
});
