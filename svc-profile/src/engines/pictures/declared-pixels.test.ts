import { pictureMaxBytes } from '@sabi/contracts/profile/picture-file';
import { leastProcessorMs } from '@sabi/test-kit/processor-time';
import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import sharp from 'sharp';
import { declaresTooManyPixels } from './declared-pixels';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });

/** Position and encoding of the size in a header. */
const sizes = {
  png: { before: Buffer.from('IHDR'), bytes: 4, isBigEndian: true },
  avif: { before: Buffer.from('ispe\0\0\0\0'), bytes: 4, isBigEndian: true },
  jpg: { before: Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]), bytes: 2, isBigEndian: true },
  webp: { before: Buffer.from([0x9d, 0x01, 0x2a]), bytes: 2, isBigEndian: false },
} as const;

/** A small picture whose header declares 16,000 by 16,000. */
async function pretend(extension: keyof typeof sizes): Promise<Buffer> {
  const format = extension === 'jpg' ? 'jpeg' : extension;
  const file = await draw(16, 16).toFormat(format).toBuffer();
  const { before, bytes, isBigEndian } = sizes[extension];
  const at = file.indexOf(before) + before.length;
  for (const offset of [at, at + bytes])
    if (isBigEndian) file.writeUIntBE(16_000, offset, bytes);
    else file.writeUIntLE(16_000, offset, bytes);
  return file;
}

describe('the pixels a header declares', () => {
  test.each(['png', 'avif', 'jpg', 'webp'] as const)(
    'R29 of a bomb as %s are found within 50 ms of processor time',
    async (extension) => {
      const file = await pretend(extension);
      const look = () => {
        expect(declaresTooManyPixels(extension, file)).toBe(true);
      };
      expect(leastProcessorMs(look)).toBeLessThan(50);
    },
  );

  test.each([
    ['png', () => draw(800, 600).png().toBuffer()],
    ['avif', () => draw(80, 60).avif().toBuffer()],
    ['jpeg', () => draw(800, 600).jpeg().toBuffer()],
    ['webp', () => draw(800, 600).webp().toBuffer()],
    ['jpg', async () => Buffer.from('no picture')],
    ['png', async () => Buffer.alloc(0)],
  ] as const)('of a picture as %s, or of none, are no reason to refuse it', async (extension, make) => {
    expect(declaresTooManyPixels(extension, await make())).toBe(false);
  });

  test.each([
    ['jpg', JPG],
    ['png', PNG],
    ['webp', WEBP],
    ['avif', HEIF],
  ] as const)('as %s in 10 MB of nothing are looked for in the first 64 KB alone', (extension, parser) => {
    const calculate = jest.spyOn(parser, 'calculate');
    const file = Buffer.alloc(pictureMaxBytes);
    file.write('ftyp', 4, 'latin1');
    expect(declaresTooManyPixels(extension, file)).toBe(false);
    expect(calculate.mock.calls.map(([bytes]) => bytes.length)).toEqual([65_536]);
    calculate.mockRestore();
  });
});
