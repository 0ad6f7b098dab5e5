import { findPictureFileFault, hasPictureSignature, pictureExtension, pictureMaxBytes } from './picture-file';

test.each([
  ['Foto Ayu.JPG', 'jpg'],
  ['a.b.jpeg', 'jpeg'],
  ['a.avif', 'avif'],
  ['a.svg', undefined],
  ['a.gif', undefined],
  ['a.heic', undefined],
  ['jpg', 'jpg'],
  ['', undefined],
  ['a.constructor', undefined],
])('the extension of %j is %j', (name, extension) => {
  expect(pictureExtension(name)).toBe(extension);
});

test.each([
  ['a.png', 1, undefined],
  ['a.png', pictureMaxBytes, undefined],
  ['a.png', pictureMaxBytes + 1, 'PICTURE_TOO_LARGE'],
  ['a.png', 0, 'PICTURE_EMPTY'],
  ['a.gif', 1, 'PICTURE_TYPE_UNSUPPORTED'],
])('a file %s of %i bytes: %s', (name, size, fault) => {
  expect(findPictureFileFault({ name, size })).toBe(fault);
});

test('a file has to begin as its extension says', () => {
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
  const begins = {
    jpg: bytes('ffd8ffe000104a464946'),
    png: bytes('89504e470d0a1a0a0000'),
    webp: bytes('52494646ffffffff57454250'),
    avif: bytes('0000001c6674797061766966'),
  } as const;
  for (const [name, head] of Object.entries(begins)) {
    const fitting = (Object.keys(begins) as (keyof typeof begins)[]).filter((extension) =>
      hasPictureSignature(extension, head),
    );
    expect(fitting).toEqual([name]);
    expect(hasPictureSignature(name as keyof typeof begins, head.subarray(0, 2))).toBe(false);
  }
});
