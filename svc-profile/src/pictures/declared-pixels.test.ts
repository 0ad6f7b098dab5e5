import { pictureMaxBytes } from '@sabi/contracts/picture-file';
import { leastProcessorMs } from '@sabi/test-kit/processor-time';
import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import sharp from 'sharp';
import { declaresTooManyPixels } from './declared-pixels';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });

/** A small picture whose header says 20,000 times 20,000. */
async function pretend(format: 'png' | 'avif'): Promise<Buffer> {
  const file = await draw(16, 16).toFormat(format).toBuffer();
  const size = format === 'png' ? file.indexOf('IHDR') + 4 : file.indexOf('ispe') + 8;
  file.writeUInt32BE(20_000, size);
  file.writeUInt32BE(20_000, size + 4);
  return file;
}

describe('the pixels a header declares', () => {
  test.each([
    ['png', () => pretend('png')],
    ['avif', () => pretend('avif')],
    ['jpg', () => draw(8000, 5001).jpeg().toBuffer()],
    ['webp', () => draw(8000, 5001).webp({ effort: 0 }).toBuffer()],
  ] as const)('R29 of a bomb as %s are told within 50 ms of a processor', async (extension, make) => {
    const file = await make();
    const look = () => {
      expect(declaresTooManyPixels(extension, file)).toBe(true);
    };
    expect(leastProcessorMs(look)).toBeLessThan(50);
  });

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
