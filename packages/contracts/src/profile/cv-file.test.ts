import { findCvUploadFault, hasCvSignature, cvExtension, cvMaxBytes } from './cv-file';

test.each([
  ['cv.pdf', 1, undefined],
  ['CV Ayu Lestari.DOCX', cvMaxBytes, undefined],
  ['cv.doc', cvMaxBytes + 1, 'RESUME_TOO_LARGE'],
  ['cv.pdf', 0, 'RESUME_EMPTY'],
  ['cv.pdf.exe', 10, 'RESUME_TYPE_UNSUPPORTED'],
  ['photo.jpg', 10, 'RESUME_TYPE_UNSUPPORTED'],
  ['pdf', 10, undefined],
  ['constructor', 10, 'RESUME_TYPE_UNSUPPORTED'],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(findCvUploadFault({ name, size })).toBe(fault);
});

test.each([
  ['pdf', '%PDF-1.7', true],
  ['pdf', 'PDF-1.7', false],
  ['docx', 'PK\u0003\u0004rest', true],
  ['docx', '%PDF-1.7', false],
] as const)('a %s beginning with %j: %s', (extension, text, matches) => {
  expect(hasCvSignature(extension, Buffer.from(text, 'latin1'))).toBe(matches);
});

test('the extension is what stands after the last dot', () => {
  expect(cvExtension('cv.final.PDF')).toBe('pdf');
  expect(cvExtension('cv.')).toBeUndefined();
});
