import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { eventually } from '@sabi/test-kit/eventually';
import {
  encodeForm,
  type FormBody,
  listMalformedForms,
  type ValidForm,
} from '@sabi/test-kit/malformed-forms';
import request from 'supertest';
import { buildFileName, buildPdf, fetchProfile, pdfBytes } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

/** Builds the form that `@supabase/storage-js` sends. */
const buildForm = (content: Buffer, fileName = 'CV Ayu.pdf'): ValidForm => ({
  fields: { cacheControl: '3600' },
  file: { field: '', fileName, mediaType: 'application/pdf', content },
});

describe.each([
  ['S3, where one is installed', false],
  ['a folder', true],
])('a file in a form, stored in %s', (_store, folderStore) => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService({ folderStore });
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });

  afterAll(() => service.stop());

  const addressOf = (fileName: string) => `/storage/v1/object/profile-assets/${account.userId}/${fileName}`;
  const send = ({ mediaType, body }: FormBody, fileName = buildFileName()) =>
    request(service.url)
      .post(addressOf(fileName))
      .auth(account.token, { type: 'bearer' })
      .set('Content-Type', mediaType)
      .send(body);

  const expectNothingLeft = async () => {
    const { db } = service.database;
    expect(await service.filesOf(account)).toEqual([]);
    for (const name of ['resumes', 'uploads'])
      expect(await db.collection(name).countDocuments({ user_id: account.userId })).toBe(0);
    expect(await db.collection('outbox').countDocuments({ actor: account.userId })).toBe(0);
  };

  test('becomes a CV like one that is the whole body', async () => {
    const { body } = await send(encodeForm(buildForm(buildPdf(200_000)))).expect(200);
    expect(body).toMatchObject({
      Key: body.resume.file_key,
      Id: body.resume.id,
      resume: { file_name: 'CV Ayu.pdf', size_bytes: 200_000, state: 'queued' },
    });
    expect(await service.filesOf(account)).toEqual([body.Key]);
    expect((await fetchProfile(service, account)).incoming_resume).toEqual(body.resume);
  });

  test.each([
    ['Résumé Ayu 履歴書.pdf', 'Résumé Ayu 履歴書.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['CV%0D%0ASet-Cookie: x=1.pdf', 'CV Set-Cookie: x=1.pdf'],
    ['CV \u202efdp.exe', 'CV fdp.exe.pdf'],
    ['blob', 'cv.pdf'],
    ['x'.repeat(300), 'cv.pdf'],
  ])('called %j is shown as %j', async (fileName, shown) => {
    const { body } = await send(encodeForm(buildForm(pdfBytes, fileName))).expect(200);
    expect(body.resume.file_name).toBe(shown);
  });

  test('may have its fields behind it, and any name', async () => {
    const form = new FormData();
    form.append('document', new File([new Uint8Array(pdfBytes)], 'cv.pdf', { type: 'application/pdf' }));
    form.append('cacheControl', '3600');
    const headers = { Authorization: `Bearer ${account.token}` };
    const address = `${service.url}${addressOf(buildFileName())}`;
    expect((await fetch(address, { method: 'POST', headers, body: form })).status).toBe(200);
  });

  test.each([
    ['another type than its name says', { mediaType: 'text/html' }, 415, 'RESUME_TYPE_UNSUPPORTED'],
    ['another content', { content: Buffer.from('MZ, a program') }, 422, 'RESUME_CONTENT_MISMATCH'],
    ['no content', { content: Buffer.alloc(0) }, 422, 'RESUME_EMPTY'],
    ['a byte too many', { content: buildPdf(cvMaxBytes + 1) }, 413, 'RESUME_TOO_LARGE'],
    ['20 MB', { content: buildPdf(20_000_000) }, 413, 'REQUEST_TOO_LARGE'],
  ])('with %s is refused and leaves nothing', async (_what, changes, status, code) => {
    const form = buildForm(pdfBytes);
    const file = form.file && { ...form.file, ...changes };
    const { body } = await send(encodeForm({ ...form, ...(file && { file }) })).expect(status);
    expect(body.code).toBe(code);
    await expectNothingLeft();
  });

  test('that is missing is refused', async () => {
    const { body } = await send(encodeForm({ fields: { cacheControl: '3600' } })).expect(422);
    expect(body.code).toBe('REQUEST_INVALID');
  });

  test.each(listMalformedForms(buildForm(buildPdf(100_000))).map((form) => [form.what, form] as const))(
    'R30 in a body with %s is refused and leaves nothing',
    async (_what, form) => {
      const { status, body } = await send(form);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.code).toMatch(/^(REQUEST|RESUME)_/);
      await expectNothingLeft();
    },
  );

  describe('whose sender leaves', () => {
    const open = () => {
      const { mediaType, body } = encodeForm(buildForm(buildPdf(cvMaxBytes)));
      const sending = httpRequest(`${service.url}${addressOf(buildFileName())}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${account.token}`,
          'Content-Type': mediaType,
          'Content-Length': body.length,
        },
      });
      const ended = new Promise((resolve) => sending.once('close', resolve));
      sending.on('error', () => undefined);
      const write = (bytes: number) =>
        new Promise<void>((resolve) => sending.write(body.subarray(0, bytes), () => resolve()));
      return { sending, ended, write };
    };
    const untilUnderWay = () =>
      eventually(async () => {
        const found = await service.database.db
          .collection('uploads')
          .countDocuments({ user_id: account.userId });
        expect(found).toBe(1);
      });

    test.each([
      ['after the beginning of the file', 20_000],
      ['in the middle of the file', 3_000_000],
      ['after more than the store takes at once', 8_000_000],
      ['before the end of the form', cvMaxBytes + 200],
    ])('%s leaves nothing', async (_when, bytes) => {
      const { sending, ended, write } = open();
      await write(bytes);
      await untilUnderWay();
      sending.destroy();
      await ended;
      await eventually(expectNothingLeft);
    });
  });

  test('is never held: what has come of it and is not stored yet stays small', async () => {
    let socket: Socket | undefined;
    const form = encodeForm(buildForm(buildPdf(cvMaxBytes)));
    const fileName = buildFileName();
    // The channel reports requests to all servers of this process.
    const watch = (message: unknown) => {
      const started = (message as { request: IncomingMessage }).request;
      if (started.url === addressOf(fileName)) ({ socket } = started);
    };
    subscribe('http.server.request.start', watch);
    const put = jest.spyOn(service.store, 'put').mockImplementation(async (_key, content: Readable) => {
      let stored = 0;
      for await (const chunk of content) {
        stored += (chunk as Buffer).length;
        for (let turn = 0; turn < 20; turn += 1) await nextTurn(); // the sender could continue meanwhile
        mostHeld = Math.max(mostHeld, (socket?.bytesRead ?? Infinity) - stored);
      }
    });
    let mostHeld = 0;
    try {
      await send(form, fileName).expect(200);
    } finally {
      put.mockRestore();
      unsubscribe('http.server.request.start', watch);
    }
    expect(mostHeld).toBeGreaterThan(0);
    expect(mostHeld).toBeLessThan(1_000_000);
  });
});
