import { create, parse } from 'content-disposition';
import { cleanFileName } from './clean-file-name';

test.each([
  ['CV Ayu.pdf', 'CV Ayu.pdf'],
  ['CV AYU.PDF', 'CV AYU.PDF'],
  ['CV Ayu', 'CV Ayu.pdf'],
  ['CV Ayu.exe', 'CV Ayu.exe.pdf'],
  ['/etc/passwd', 'passwd.pdf'],
  ['C:\\CV\\Ayu.pdf', 'Ayu.pdf'],
  ['a\r\nSet-Cookie: b\u0000.pdf', 'aSet-Cookie: b.pdf'],
  ['Ayu\u202efdp.exe', 'Ayufdp.exe.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['folder/', 'cv.pdf'],
  ['...', 'cv.pdf'],
  ['', 'cv.pdf'],
  [undefined, 'cv.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(cleanFileName(name, 'pdf')).toBe(shown);
  expect(parse(create(shown)).parameters['filename']).toBe(shown);
});
