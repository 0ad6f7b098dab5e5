import { createHash } from 'node:crypto';
import { cvSchema } from '@sabi/contracts/http/profile/profile';
import { cvParseRequested } from '@sabi/contracts/messages/cv';
import { cvMaxBytes, cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import {
  buildFileName,
  buildPdf,
  fetchProfile,
  isStored,
  pdfBytes,
  reportFailure,
  reportSuccess,
  sendUpload,
  uploadReadable,
  uploadCv,
} from './cvs';
import { type Account, startTestService, type TestService } from './harness';
import { openRawUpload } from './raw-upload';

const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)]);
const docx = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)]);

describe('an upload', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent', first_name: 'Ayu' });
  });

  afterAll(() => service.stop());

  /** A refused or broken upload leaves no data. */
  const expectNothingLeft = async (owner: Account, fileKey: string): Promise<void> => {
    const { db } = service.database;
    expect(await isStored(service, fileKey)).toBe(false);
    expect(await db.collection('resumes').countDocuments({ user_id: owner.userId })).toBe(0);
    expect(await db.collection('uploads').countDocuments({ user_id: owner.userId })).toBe(0);
    expect(await db.collection('outbox').countDocuments({ actor: owner.userId })).toBe(0);
    expect(service.parseRequests.filter(({ actor }) => actor === owner.userId)).toEqual([]);
    expect((await fetchProfile(service, owner)).profile.cv_url).toBeNull();
  };

  /** Uploads are recorded after their first bytes, before the store gets them. */
  const untilUnderWay = (sent: Buffer) =>
    eventually(async () => {
      const noted = await service.database.db
        .collection('uploads')
        .countDocuments({ user_id: account.userId });
      expect(noted).toBe(sent.length < 8 ? 0 : 1);
    });

  const readStored = async (fileKey: string): Promise<Buffer> => {
    const { stream } = await service.store.get(fileKey);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  test('when a CV is uploaded, it is stored and queued for parsing, and nothing else changes until it has been read', async () => {
    const fileName = buildFileName();
    const fileKey = `${account.userId}/${fileName}`;
    const { body } = await sendUpload(service, account, { fileName, query: { name: 'CV Ayu.pdf' } }).expect(
      200,
    );
    const expected = {
      id: expect.any(String),
      file_key: fileKey,
      file_name: 'CV Ayu.pdf',
      size_bytes: pdfBytes.length,
      state: 'queued',
      progress_percent: 0,
      error_code: null,
      uploaded_at: expect.any(String),
    };
    expect(body).toEqual({ Key: fileKey, Id: body.resume.id, resume: expected });
    expect(cvSchema.safeParse(body.resume).success).toBe(true);
    expect(await readStored(fileKey)).toEqual(pdfBytes);
    expect(await fetchProfile(service, account)).toMatchObject({
      profile: { cv_url: null, profile_strength: 0 },
      resume: null,
      incoming_resume: body.resume,
    });
    const kept = await service.database.db.collection('resumes').findOne({ file_key: fileKey });
    expect(kept).toMatchObject({ sha256: createHash('sha256').update(pdfBytes).digest('hex') });
    const message = await eventually(() => {
      const found = service.parseRequests.find(({ actor }) => actor === account.userId);
      if (!found) throw new Error('not asked yet');
      return found;
    });
    expect(message.type).toBe(cvParseRequested.type);
    expect(message.body).toEqual({
      resume_id: body.resume.id,
      user_id: account.userId,
      file_key: fileKey,
      file_name: 'CV Ayu.pdf',
    });
    expect(await service.database.db.collection('uploads').countDocuments({ user_id: account.userId })).toBe(
      0,
    );
  });

  test.each([
    ['pdf', pdfBytes, cvMediaTypes.pdf],
    ['doc', doc, cvMediaTypes.doc],
    ['docx', docx, cvMediaTypes.docx],
    ['pdf', pdfBytes, 'application/pdf; charset=binary'],
    ['docx', docx, 'application/octet-stream'],
  ])('when a %s comes with the media type %#, it is accepted', async (extension, content, mediaType) => {
    const cv = await uploadCv(service, account, {
      fileName: buildFileName(extension),
      content,
      mediaType,
    });
    expect(cv.size_bytes).toBe(content.length);
  });

  test('when a newer CV is uploaded, the current one stays it while the newer is being read', async () => {
    const first = await uploadReadable(service, account);
    const second = await uploadCv(service, account);
    const { profile, resume: cv, incoming_resume } = await fetchProfile(service, account);
    expect(profile.cv_url).toBe(first.file_key);
    expect([cv.id, incoming_resume]).toEqual([first.id, second]);
    await reportSuccess(service, account, second);
    expect((await fetchProfile(service, account)).profile.cv_url).toBe(second.file_key);
    expect(await isStored(service, first.file_key)).toBe(true);
  });

  describe.each(['declared', 'chunked'])('whose length is %s', (manner) => {
    const send = async (sizeBytes: number) => {
      const upload = openRawUpload(
        service,
        account,
        manner === 'declared' ? { contentLength: sizeBytes } : {},
      );
      upload.request.end(buildPdf(sizeBytes));
      return { ...(await upload.answer), fileKey: upload.fileKey };
    };

    test('at exactly 10 MB is accepted', async () => {
      const { status, fileKey } = await send(cvMaxBytes);
      expect(status).toBe(200);
      expect(await readStored(fileKey)).toHaveLength(cvMaxBytes);
    });

    test.each([1, 1_000_000, 20_000_000])(
      'R28 at 10 MB and %i bytes is refused and leaves nothing',
      async (excess) => {
        const { status, code, fileKey } = await send(cvMaxBytes + excess);
        expect([status, code]).toEqual([413, 'RESUME_TOO_LARGE']);
        await expectNothingLeft(account, fileKey);
      },
    );
  });

  test('R28 when the declared length is too large, it is refused before a byte is sent', async () => {
    const upload = openRawUpload(service, account, { contentLength: cvMaxBytes + 1 });
    expect(await upload.answer).toMatchObject({ status: 413, code: 'RESUME_TOO_LARGE', connection: 'close' });
    upload.request.destroy();
  });

  test('when there is no valid token, it is refused before a byte is sent', async () => {
    const upload = openRawUpload(service, { ...account, token: 'not-a-token' });
    expect(await upload.answer).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    upload.request.destroy();
  });

  test.each([
    ['the first bytes', pdfBytes.subarray(0, 4)],
    ['a part of the file', buildPdf(3_000_000)],
    ['more than the store takes at once', buildPdf(8_000_000)],
  ])('when the sender leaves after %s, no object and no parse are left', async (_what, sent) => {
    const upload = openRawUpload(service, account, { contentLength: cvMaxBytes });
    await upload.write(sent);
    await untilUnderWay(sent);
    upload.request.destroy();
    await expect(upload.answer).rejects.toThrow();
    await eventually(() => expectNothingLeft(account, upload.fileKey));
  });

  test('when a chunked upload ends without its last chunk, no object and no parse are left', async () => {
    const upload = openRawUpload(service, account);
    await upload.write(buildPdf(100_000));
    await untilUnderWay(buildPdf(100_000));
    upload.request.socket?.end();
    await eventually(() => expectNothingLeft(account, upload.fileKey));
    upload.request.destroy();
  });

  test.each([
    ['cv_123.pdf', 400, 'FILE_KEY_INVALID'],
    ['cv_1234567890123', 400, 'FILE_KEY_INVALID'],
    ['picture_1234567890123.jpg', 400, 'FILE_KEY_INVALID'],
    ['cv_1234567890123.PDF', 400, 'FILE_KEY_INVALID'],
    ['..%2Fcv_1234567890123.pdf', 400, 'FILE_KEY_INVALID'],
    ['cv_1234567890123.pdf%00.exe', 400, 'FILE_KEY_INVALID'],
    ['cv_1234567890123.exe', 415, 'RESUME_TYPE_UNSUPPORTED'],
    ['cv_1234567890123.txt', 415, 'RESUME_TYPE_UNSUPPORTED'],
    ['cv_1234567890123.html', 415, 'RESUME_TYPE_UNSUPPORTED'],
  ])('when the key ends with %s, it is refused', async (fileName, status, code) => {
    const { body } = await sendUpload(service, account, { fileName }).expect(status);
    expect(body.code).toBe(code);
    expect(body.message).toContain('.pdf, .doc or .docx'); // the rule
  });

  test.each([
    ['pdf', cvMediaTypes.doc],
    ['docx', 'application/zip'],
    ['pdf', 'text/html'],
    ['pdf', 'multipart/mixed; boundary=x'],
  ])('when a %s is declared as %s, it is refused', async (extension, mediaType) => {
    const { body } = await sendUpload(service, account, {
      fileName: buildFileName(extension),
      mediaType,
    }).expect(415);
    expect(body.code).toBe('RESUME_TYPE_UNSUPPORTED');
  });

  test.each([
    ['a program as pdf', 'pdf', Buffer.from('MZ\x90\x00 a program of some length')],
    ['a page as doc', 'doc', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a doc as docx', 'docx', doc],
    ['a pdf behind other bytes', 'pdf', Buffer.concat([Buffer.from('GIF89a'), pdfBytes])],
    ['a file of three bytes', 'pdf', Buffer.from('%PD')],
  ])('when the content is %s, it is refused before the store sees it', async (_what, extension, content) => {
    const put = jest.spyOn(service.dependencies.fileStore, 'put');
    const fileName = buildFileName(extension);
    const { body } = await sendUpload(service, account, { fileName, content }).expect(422);
    expect(body.code).toBe('RESUME_CONTENT_MISMATCH');
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    await expectNothingLeft(account, `${account.userId}/${fileName}`);
  });

  test('when the signature comes a byte at a time, it is still seen', async () => {
    const upload = openRawUpload(service, account);
    for (const byte of pdfBytes.subarray(0, 8)) await upload.write(Buffer.from([byte]));
    upload.request.end(pdfBytes.subarray(8));
    expect(await upload.answer).toMatchObject({ status: 200 });
    expect(await readStored(upload.fileKey)).toEqual(pdfBytes);
  });

  test('when the file is empty, it is refused', async () => {
    const { body } = await sendUpload(service, account, { content: Buffer.alloc(0) }).expect(422);
    expect(body.code).toBe('RESUME_EMPTY');
  });

  test('when the key is taken, it is refused and the stored file stays as it is', async () => {
    const { file_key: fileKey } = await uploadCv(service, account);
    const fileName = fileKey.split('/')[1] ?? '';
    const { body } = await sendUpload(service, account, { fileName, content: buildPdf(500) }).expect(409);
    expect(body.code).toBe('RESUME_ALREADY_EXISTS');
    expect(await readStored(fileKey)).toEqual(pdfBytes);
    expect(await service.database.db.collection('uploads').countDocuments({ user_id: account.userId })).toBe(
      0,
    );
  });

  test('when the same key is uploaded five times at once, one upload wins and its bytes are stored', async () => {
    const fileName = buildFileName();
    const contents = Array.from({ length: 5 }, (_, index) => buildPdf(1000 + index));
    const answers = await Promise.all(
      contents.map((content) => sendUpload(service, account, { fileName, content })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await readStored(`${account.userId}/${fileName}`)).toHaveLength(won[0]?.body.resume.size_bytes);
  });

  test('when five CVs are uploaded at once, each has its turn, and the newest becomes the current one in whatever order they are read', async () => {
    const cvs = await Promise.all(Array.from({ length: 5 }, () => uploadCv(service, account)));
    await Promise.all(cvs.map((cv) => reportSuccess(service, account, cv)));
    const newest = Math.max(...cvs.map(({ uploaded_at }) => Date.parse(uploaded_at)));
    const { resume: cv } = await fetchProfile(service, account);
    expect(Date.parse(cv.uploaded_at)).toBe(newest);
  });

  describe('of an account whose earlier CV is being read', () => {
    const askedOf = (owner: Account) =>
      service.parseRequests
        .filter(({ actor }) => actor === owner.userId)
        .map(({ body }) => (body as { resume_id: string }).resume_id);
    /** Earlier messages are consumed by then, because the outbox is sent in order. */
    const settled = async () => {
      const marker = await service.account();
      await uploadCv(service, marker);
      await eventually(() => expect(askedOf(marker)).toHaveLength(1));
    };

    test('waits for its turn, while another account has its own at once', async () => {
      const [first, second, third] = [
        await uploadCv(service, account),
        await uploadCv(service, account),
        await uploadCv(service, account),
      ];
      await settled();
      expect(askedOf(account)).toEqual([first.id]);
      await reportSuccess(service, account, first);
      await settled();
      expect(askedOf(account)).toEqual([first.id, second.id]);
      await reportFailure(service, account, second, 'NO_TEXT_EXTRACTED');
      await settled();
      expect(askedOf(account)).toEqual([first.id, second.id, third.id]);
    });

    test('has its turn also where the earlier is deleted', async () => {
      const [first, second] = [await uploadCv(service, account), await uploadCv(service, account)];
      await settled();
      await request(service.url)
        .delete(`/api/profile/v1/resumes/${first.id}`)
        .auth(account.token, { type: 'bearer' })
        .expect(200);
      await settled();
      expect(askedOf(account)).toEqual([first.id, second.id]);
    });

    test('has its turn whichever of end and upload comes first, 10 times', async () => {
      for (let round = 0; round < 10; round += 1) {
        const owner = await service.account();
        const first = await uploadCv(service, owner);
        const [second] = await Promise.all([uploadCv(service, owner), reportSuccess(service, owner, first)]);
        await eventually(() => expect(askedOf(owner)).toEqual([first.id, second.id]));
      }
    });

    test('is not asked for again while it waits', async () => {
      const [first, second] = [await uploadCv(service, account), await uploadCv(service, account)];
      const since = new Date(Date.now() + 31 * 60_000);
      const stuck = await service.dependencies.cvs.findStuck({ queued: since, parsing: since }, 1000);
      expect(stuck.map(({ id }) => id)).toContain(first.id);
      expect(stuck.map(({ id }) => id)).not.toContain(second.id);
    });

    test('is refused where five wait already, before it is sent and when ten come at once', async () => {
      for (let count = 0; count < 4; count += 1) await uploadCv(service, account);
      const answers = await Promise.all(Array.from({ length: 6 }, () => sendUpload(service, account)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(5);
      for (const { body, headers } of refused)
        expect([body.code, headers['retry-after']]).toEqual(['RATE_LIMITED', '60']);
      expect(await service.filesOf(account)).toHaveLength(5);
      await sendUpload(service, await service.account()).expect(200);
    });
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ayu\\CV.pdf', 'CV.pdf'],
    ['CV\r\nSet-Cookie: x=1.pdf', 'CV Set-Cookie: x=1.pdf'],
    ['CV \u202efdp.exe', 'CV fdp.exe.pdf'],
    ['Résumé Ayu 履歴書.pdf', 'Résumé Ayu 履歴書.pdf'],
    ['..', 'cv.pdf'],
  ])('when the user knows the file as %j, it is shown as %j', async (name, shown) => {
    const cv = await uploadCv(service, account, { query: { name } });
    expect(cv.file_name).toBe(shown);
  });

  test('when the name is given twice, it is refused', async () => {
    const { userId, token } = account;
    const address = `${service.url}/storage/v1/object/profile-assets/${userId}/${buildFileName()}?name=a&name=b`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' };
    const answer = await fetch(address, { method: 'POST', headers, body: pdfBytes });
    expect(answer.status).toBe(422);
  });
});
