import sharp from 'sharp';
import { buildPictureChild, type BuiltChild, drawJpeg, makerOf } from './pictures';

describe('making a picture', () => {
  let child: BuiltChild;

  beforeAll(async () => {
    child = await buildPictureChild();
  });
  afterAll(() => child.remove());

  /** Few bytes, many pixels. */
  const drawBomb = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const make = (file: Buffer, limits = {}, extension: 'jpg' | 'png' = 'jpg') =>
    makerOf(child, limits).make(extension, async () => file);

  test('one with too many pixels is refused by its header, in no time', async () => {
    const file = await drawBomb(8000, 5001);
    expect(file.length).toBeLessThan(1_000_000);
    const begun = Date.now();
    await expect(make(file, {}, 'png')).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    expect(Date.now() - begun).toBeLessThan(3000);
  });

  test('one of 40 million pixels is made within the memory there is', async () => {
    const made = await make(await drawBomb(8000, 5000), {}, 'png');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512 });
  });

  test.each([
    ['time', { timeoutMs: 5 }],
    ['memory', { memoryMb: 1 }],
  ])('one that takes too much %s is stopped, and the next is made', async (_what, limits) => {
    const file = await drawJpeg();
    await expect(make(file, limits)).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
    expect((await make(file)).length).toBeGreaterThan(0);
  });

  test('when too many are waiting, the next is refused before it is received', async () => {
    const file = await drawJpeg();
    const maker = makerOf(child, { maxAtOnce: 2 });
    const made = [maker.make('jpg', async () => file), maker.make('jpg', async () => file)];
    const receive = jest.fn(async () => file);
    await expect(maker.make('jpg', receive)).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
    expect(receive).not.toHaveBeenCalled();
    await Promise.all(made);
    await maker.make('jpg', receive);
  });
});
