import { detectFormat } from './document-format';

const pdf = Buffer.from('%PDF-1.7\n');
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

describe('the format of a document', () => {
  test.each([
    ['a/cv_1.pdf', pdf, 'pdf'],
    ['a/cv_1.docx', zip, 'docx'],
    ['a/cv_1.doc', ole, 'doc'],
  ])('%s is what its content says', (name, bytes, format) => expect(detectFormat(name, bytes)).toBe(format));

  test.each([
    ['a/cv_1.pdf', zip],
    ['a/cv_1.doc', zip],
    ['a/cv_1.docx', ole],
    ['a/cv_1.png', pdf],
    ['a/cv_1.pdf', Buffer.alloc(0)],
  ])('%s with another content is refused', (name, bytes) => {
    expect(() => detectFormat(name, bytes)).toThrow(expect.objectContaining({ code: 'INVALID_FILE' }));
  });

  test('a .docx under a password cannot be read', () => {
    const encrypted = Buffer.concat([ole, Buffer.alloc(512), Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(() => detectFormat('a/cv_1.docx', encrypted)).toThrow(
      expect.objectContaining({ code: 'NO_TEXT_EXTRACTED' }),
    );
  });
});
