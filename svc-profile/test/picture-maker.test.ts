import { watchPeak } from '@sabi/test-kit/process-memory';
import sharp from 'sharp';
import { buildPictureChild, type BuiltChild, drawJpeg, makerOf } from './pictures';

/** On a shared machine the parent's timer may be late, but not each time. */
const mostAttempts = 5;

describe('making a picture', () => {
  let child: BuiltChild;

  beforeAll(async () => {
    child = await buildPictureChild();
  });
  afterAll(() => child.remove());

  /** Few bytes, many pixels. */
  const drawBlank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false });
  const drawBomb = (width: number, height: number) =>
    drawBlank(width, height).png({ compressionLevel: 9 }).toBuffer();
  const make = (file: Buffer, limits = {}, extension: 'jpg' | 'png' | 'avif' = 'jpg') =>
    makerOf(child, limits).make(extension, async () => file);
  const outcomeOf = (making: Promise<Buffer>): Promise<unknown> =>
    making.then(
      () => 'made',
      (error: { code?: unknown }) => error.code,
    );

  test('R29 one with too many pixels is refused by its header, before a process is started for it', async () => {
    const file = await drawBomb(8000, 5001);
    expect(file.length).toBeLessThan(1_000_000);
    const nowhere = makerOf({ ...child, path: '/nowhere' });
    await expect(nowhere.make('png', async () => file)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  test('one whose header stands where only the decoder finds it is refused by that', async () => {
    // A JPEG may have any number of comments before its size.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533)]);
    const bomb = await drawBlank(8000, 5001).jpeg().toBuffer();
    const file = Buffer.concat([bomb.subarray(0, 2), comment, comment, bomb.subarray(2)]);
    await expect(make(file)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  test('R29 one of 40 million pixels is made within the memory there is', async () => {
    const made = await make(await drawBomb(8000, 5000), {}, 'png');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512 });
  });

  test('R29 one that would take more memory is stopped before it has 512 MB', async () => {
    const file = await drawBlank(8000, 5000).avif({ effort: 0 }).toBuffer();
    let [outcome, peakMb]: [unknown, number] = ['', 0];
    const isStopped = () => outcome === 'PICTURE_TOO_LARGE' && peakMb > 100 && peakMb < 512;
    for (let count = 0; count < mostAttempts && !isStopped(); count += 1) {
      const stopWatch = watchPeak(child.path);
      outcome = await outcomeOf(make(file, {}, 'avif'));
      peakMb = stopWatch();
    }
    expect(outcome).toBe('PICTURE_TOO_LARGE');
    expect(peakMb).toBeGreaterThan(100);
    expect(peakMb).toBeLessThan(512);
  });

  test.each([
    ['time', { timeoutMs: 5 }, 'PICTURE_UNREADABLE'],
    ['memory', { memoryMb: 1 }, 'PICTURE_TOO_LARGE'],
  ])('one that takes too much %s is stopped, and the next is made', async (_what, limits, code) => {
    const file = await drawJpeg();
    let outcome: unknown;
    for (let count = 0; count < mostAttempts && outcome !== code; count += 1)
      outcome = await outcomeOf(make(file, limits));
    expect(outcome).toBe(code);
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
