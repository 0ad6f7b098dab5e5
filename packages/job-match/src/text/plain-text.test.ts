import { measureProcessorMs } from '@sabi/test-kit/processor-time';
import { toPlainText } from './plain-text';

test.each([
  ['headings', '# One\n### Two', 'One\nTwo'],
  ['emphasis', 'a **bold** and __strong__ word', 'a bold and strong word'],
  ['bullets', '* one\n  + two\n• three', '- one\n- two\n- three'],
  ['code', '```js\nlet a\n```\nUse `a`', 'let a\nUse a'],
  ['links', '[Sign in](https://evil.example)', 'Sign in'],
  ['pictures that would be fetched', '![x](https://evil.example/?cv=secret)', 'x'],
  ['bare addresses', 'Go to www.evil.example or http://evil.example/x?y now', 'Go to or now'],
  [
    'bare addresses without a scheme',
    'Log in at evil.example/sabi?x=1 or wa.me/62812 now',
    'Log in at or now',
  ],
  ['addresses that are scripts', 'Open javascript:alert(1) or data:text/html,x now', 'Open or now'],
  ['markup', '<b>Hi</b> <script>alert(1)</script>', 'Hi alert(1)'],
  ['what cannot be seen', 'a\u200b\u202eb', 'ab'],
])('%s go', (_what, text, expected) => {
  expect(toPlainText(text)).toBe(expected);
});

test('text without markup stays', () => {
  const text = 'C++, Node.js/React, data: none, and/or, 5 * 3 < 20, snake_case, R&D\n- a list\n\n1. numbers';
  expect(toPlainText(text)).toBe(text);
});

test('as many opening marks as an answer may hold take no time', () => {
  const readAll = () => {
    for (const mark of ['[', '![', '<a', '**', '`', '# ']) toPlainText(mark.repeat(8000));
  };
  expect(measureProcessorMs(readAll)).toBeLessThan(1000);
});
