import { createEntryNames } from './entry-names';

test.each([
  ['CV Ayu.pdf', 'cv/CV Ayu.pdf'],
  ['../../etc/passwd', 'cv/_.._etc_passwd'],
  ['C:\\Users\\ayu\\cv.docx', 'cv/C__Users_ayu_cv.docx'],
  ['..', 'cv/file'],
  ['', 'cv/file'],
  ['.pdf', 'cv/pdf'],
  ['con.pdf', 'cv/_con.pdf'],
  ['cv\u202Efdp.exe', 'cv/cv_fdp.exe'],
  ['a"b<c>|?*.pdf', 'cv/a_b_c____.pdf'],
  ['履歴書.pdf', 'cv/履歴書.pdf'],
  [`${'x'.repeat(300)}.pdf`, `cv/${'x'.repeat(120)}.pdf`],
])('%j is written as %s', (name, path) => {
  expect(createEntryNames()({ folder: 'cv', name })).toBe(path);
});

test('the same name comes with a number, also where only its case differs', () => {
  const nameEntry = createEntryNames();
  const paths = ['cv.pdf', 'CV.pdf', 'cv.pdf', 'cv (2).pdf'].map((name) => nameEntry({ folder: 'cv', name }));
  expect(paths).toEqual(['cv/cv.pdf', 'cv/CV (2).pdf', 'cv/cv (3).pdf', 'cv/cv (2) (2).pdf']);
});
