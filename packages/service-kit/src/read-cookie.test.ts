import type { Request } from 'express';
import { readCookie } from './read-cookie';

const requestWith = (cookie: string | undefined) => ({ get: () => cookie }) as unknown as Request;

test.each([
  ['visitor=1', '1'],
  ['other=2;  visitor=a=b ; visitor=3', 'a=b'],
  ['visitor=', ''],
  ['my-visitor=1; visitors=2', undefined],
  [undefined, undefined],
])('of %s the value of its name is read', (header, value) => {
  expect(readCookie(requestWith(header), 'visitor')).toBe(value);
});
