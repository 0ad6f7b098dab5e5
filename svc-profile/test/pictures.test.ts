import { fullProfileSchema, uploadFileRoute } from '@sabi/contracts/http/profile/profile';
import { pictureMaxBytes } from '@sabi/contracts/profile/picture-file';
import sharp, { type Sharp } from 'sharp';
import request from 'supertest';
import { sweepUploads } from '../src/domain/files/sweep-uploads';
import { fetchProfile, isStored, uploadCv } from './cvs';
import type { Account, TestService } from './harness';
import {
  buildPictureChild,
  buildPictureName,
  type BuiltChild,
  drawJpeg,
  drawPicture,
  removePicture,
  restorePicture,
  sendPicture,
  startPictureService,
  uploadPicture,
} from './pictures';

describe('a profile picture', () => {
  let child: BuiltChild;
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    child = await buildPictureChild();
    service = await startPictureService(child);
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(async () => {
    await service.stop();
    await child.remove();
  });

  const readStored = async (fileKey: string): Promise<Buffer> => {
    const { stream } = await service.store.get(fileKey);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const sweepIn = (minutes: number) =>
    sweepUploads({ now: new Date(Date.now() + minutes * 60_000) }, service.dependencies);
  const open = (url: string) => request(service.url).get(url).buffer(true);
  const expectNothingLeft = async () => {
    const { db } = service.database;
    expect(await db.collection('uploads').countDocuments({ user_id: account.userId })).toBe(0);
    expect((await fetchProfile(service, account)).picture).toBeNull();
  };

  test.each([
    ['jpg', 'image/jpeg', (picture: Sharp) => picture.jpeg()],
    ['jpeg', 'application/octet-stream', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['png', 'image/png', (picture: Sharp) => picture.png()],
    ['webp', 'image/webp', (picture: Sharp) => picture.webp()],
    ['avif', 'image/avif', (picture: Sharp) => picture.avif({ effort: 0 })],
  ])('a %s becomes a square WebP, and counts for the profile', async (extension, mediaType, encode) => {
    const content = await encode(drawPicture()).toBuffer();
    const fileName = buildPictureName(extension);
    const { body } = await sendPicture(service, account, { fileName, content, mediaType }).expect(201);
    const change = uploadFileRoute.responses[201].strict().parse(body);
    expect(change.Key).toBe(`${account.userId}/${fileName.replace(/\w+$/, 'webp')}`);
    expect(change.replaced).toBeNull();
    const header = await sharp(await readStored(change.Key)).metadata();
    expect(header).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const full = fullProfileSchema.parse(await fetchProfile(service, account));
    expect(full.picture?.file_key).toBe(change.Key);
    expect(full.profile).toMatchObject({ profile_picture_url: change.Key, profile_strength: 5 });
  });

  test('is upright, and says neither where nor by what it was taken', async () => {
    const content = await drawPicture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, icc: expect.anything() });
    const { body } = await sendPicture(service, account, { content }).expect(201);
    const stored = await readStored(body.Key);
    const { exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(stored.includes('Kamera')).toBe(false);
    // A quarter turn to the right moves the left side to the top.
    const { data } = await sharp(stored)
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2 + 3]).toBeGreaterThan(200);
  });

  test('that is small stays as small as it is', async () => {
    const content = await drawPicture({ width: 90, height: 120 }).png().toBuffer();
    const fileName = buildPictureName('png');
    const { body } = await sendPicture(service, account, { fileName, content }).expect(201);
    expect(await sharp(await readStored(body.Key)).metadata()).toMatchObject({ width: 90, height: 90 });
  });

  describe('is refused', () => {
    const refuse = async (status: number, code: string, extension: string, content: Buffer) => {
      const fileName = buildPictureName(extension);
      const { body } = await sendPicture(service, account, { fileName, content }).expect(status);
      expect(body.code).toBe(code);
      await expectNothingLeft();
    };

    test('when it is of another kind', async () => {
      const content = await drawJpeg();
      for (const extension of ['gif', 'svg', 'heic', 'pdf'])
        await refuse(415, 'PICTURE_TYPE_UNSUPPORTED', extension, content);
      const mediaType = 'image/png';
      const { body } = await sendPicture(service, account, { content, mediaType }).expect(415);
      expect(body.code).toBe('PICTURE_TYPE_UNSUPPORTED');
    });

    test('when its bytes are not what its name says', async () => {
      const [jpeg, png] = [await drawJpeg(), await drawPicture().png().toBuffer()];
      await refuse(422, 'PICTURE_CONTENT_MISMATCH', 'jpg', png);
      await refuse(422, 'PICTURE_CONTENT_MISMATCH', 'png', jpeg);
      await refuse(
        422,
        'PICTURE_CONTENT_MISMATCH',
        'webp',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      );
      await refuse(422, 'PICTURE_CONTENT_MISMATCH', 'jpg', Buffer.from('MZ'));
      await refuse(422, 'PICTURE_EMPTY', 'jpg', Buffer.alloc(0));
    });

    test('when it has more than 10 MB, declared or counted', async () => {
      const content = Buffer.concat([await drawJpeg(), Buffer.alloc(pictureMaxBytes)]);
      await refuse(413, 'PICTURE_TOO_LARGE', 'jpg', content);
      const { body } = await sendPicture(service, account, { content: await drawJpeg() }).expect(201);
      expect(body.picture).not.toBeNull();
    });

    test('when it is broken, moves, or its name has no time', async () => {
      await refuse(422, 'PICTURE_UNREADABLE', 'jpg', (await drawJpeg()).subarray(0, -1000));
      const frames = Buffer.alloc(100 * 200 * 3).fill(200, 100 * 100 * 3);
      const moving = await sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
        .webp()
        .toBuffer();
      await refuse(422, 'PICTURE_ANIMATED', 'webp', moving);
      const still = await drawPicture().png().toBuffer();
      const animation = Buffer.from('000000086163544c000000020000000000000000', 'hex'); // beginning of an APNG
      const movingPng = Buffer.concat([still.subarray(0, 33), animation, still.subarray(33)]);
      await refuse(422, 'PICTURE_ANIMATED', 'png', movingPng);
      const { body } = await sendPicture(service, account, { fileName: 'profile_1.jpg' }).expect(400);
      expect(body.code).toBe('FILE_KEY_INVALID');
    });
  });

  test('is seen by its link alone, which cannot be changed, and by none once it is gone', async () => {
    const earliest = Date.now();
    const { picture } = await uploadPicture(service, account);
    const latest = Date.now();
    const url = picture?.url ?? '';
    const { headers, body } = await open(url).expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await sharp(body as Buffer).metadata()).width).toBe(512);
    const expiresAt = Date.parse(picture?.expires_at ?? '');
    expect(expiresAt).toBeGreaterThan(earliest + 5 * 60_000);
    expect(expiresAt).toBeLessThanOrEqual(latest + 10 * 60_000);
    await open(url.split('?')[0] ?? '').expect(403);
    await open(url.replace(/expires=\d/, 'expires=9')).expect(403);
    await removePicture(service, account).expect(200);
    await open(url).expect(404);
  });

  test('takes the place of the one before, whose file goes after an hour', async () => {
    const first = await uploadPicture(service, account);
    const second = await uploadPicture(service, account);
    const [before, now] = [first.picture?.file_key ?? '', second.picture?.file_key ?? ''];
    expect(second.replaced).toBe(before);
    await sweepIn(59);
    expect(await isStored(service, before)).toBe(true);
    await sweepIn(61);
    expect(await isStored(service, before)).toBe(false);
    expect(await isStored(service, now)).toBe(true);
    const { body } = await restorePicture(service, account, before).expect(404);
    expect(body.code).toBe('PICTURE_NOT_FOUND');
  });

  test('is put back after it was taken away, also when that is asked twice', async () => {
    const { picture } = await uploadPicture(service, account);
    const key = picture?.file_key ?? '';
    const removed = await removePicture(service, account).expect(200);
    expect(removed.body).toEqual({ picture: null, replaced: key });
    expect((await fetchProfile(service, account)).profile).toMatchObject({
      profile_picture_url: null,
      profile_strength: 0,
    });
    await removePicture(service, account).expect(200, { picture: null, replaced: null });
    for (let time = 0; time < 2; time += 1) {
      const { body } = await restorePicture(service, account, key).expect(200);
      expect(body.picture.file_key).toBe(key);
    }
    await sweepIn(61);
    expect(await isStored(service, key)).toBe(true);
    await open((await fetchProfile(service, account)).picture.url).expect(200);
  });

  test('is nobody else’s: not put back, not uploaded to, not a CV’s key', async () => {
    const { picture } = await uploadPicture(service, account);
    const key = picture?.file_key ?? '';
    await removePicture(service, account).expect(200);
    const stranger = await service.account({ user_type: 'talent' });
    const { file_key: cv } = await uploadCv(service, stranger);
    for (const wrong of [key, cv, '../x', '']) {
      const { body } = await restorePicture(service, stranger, wrong).expect(404);
      expect(body.code).toBe('PICTURE_NOT_FOUND');
    }
    const { body } = await sendPicture(service, stranger, {
      folder: account.userId,
      content: await drawJpeg(),
    }).expect(404);
    expect(body.code).toBe('FILE_NOT_FOUND');
    await restorePicture(service, account, key).expect(200);
  });

  test('is for talent', async () => {
    const recruiter = await service.account({ user_type: 'recruiter' });
    await sendPicture(service, recruiter, { content: await drawJpeg() }).expect(403);
  });

  test('of five at once one is the profile’s, and the others are gone in the end', async () => {
    const changes = await Promise.all(Array.from({ length: 5 }, () => uploadPicture(service, account)));
    const { picture } = await fetchProfile(service, account);
    const keys = changes.map((change) => change.picture?.file_key ?? '');
    await sweepIn(61);
    for (const key of keys) expect(await isStored(service, key)).toBe(key === picture.file_key);
  });
});
