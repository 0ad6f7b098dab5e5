import { parseCvRoute } from '@sabi/contracts/http/profile/profile';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import {
  acceptEverything,
  buildFileName,
  reportFailure,
  reportProgress,
  reportSuccess,
  uploadCv,
} from './cvs';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';

/** Longer than any test, so that a waiting call does not time out. */
const neverMs = 3_600_000;

describe('the parser call', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService({ timings: { parserWaitMs: neverMs } });
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });

  afterAll(() => service.stop());

  const parse = (body: object, token = account.token, { url } = service) =>
    request(url).post('/functions/v1/cv-parser').auth(token, { type: 'bearer' }).send(body);

  test('when the result comes while it waits, it answers what the CV says', async () => {
    const cv = await uploadCv(service, account);
    const pending = parse({ fileUrl: cv.file_key })
      .expect(200)
      .then(({ body }) => body);
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(1));
    await reportSuccess(service, account, cv);
    const body = await pending;
    expect(parseCvRoute.responses[200].safeParse(body).success).toBe(true);
    expect(body).toEqual({
      success: true,
      details: null,
      code: null,
      extractedData: buildParsedCv(),
    });
  });

  test('when its owner has accepted what it says, it answers that the profile was updated', async () => {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv);
    await acceptEverything(service, account);
    const { body } = await parse({ fileUrl: cv.file_key }).expect(200);
    expect(body).toMatchObject({
      success: true,
      details:
        'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.',
    });
  });

  test('when the CV is no longer the current one, it answers its data without saying that the profile changed', async () => {
    const older = await uploadCv(service, account);
    await uploadCv(service, account);
    await reportSuccess(service, account, older);
    const { body } = await parse({ fileUrl: older.file_key }).expect(200);
    expect(body).toEqual({ success: true, details: null, code: null, extractedData: buildParsedCv() });
  });

  test('when the result was cleared away, it still answers that the CV was parsed', async () => {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv);
    const stored = await service.dependencies.cvs.findById(cv.id);
    await service.store.delete(stored?.result_key ?? '');
    const { body } = await parse({ fileUrl: cv.file_key }).expect(200);
    expect(body).toMatchObject({ success: true, extractedData: null });
  });

  test.each([
    ['MISSING_API_KEY', 'AI service is not configured. Please contact support.'],
    [
      'NO_TEXT_EXTRACTED',
      'Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
    ],
    ['OPENAI_ERROR', 'AI service is temporarily unavailable. Please try again in a few minutes.'],
    ['INVALID_FILE', 'Invalid file format. Please use PDF, DOC, or DOCX files only.'],
  ] as const)('when the parse fails with %s, it answers the code and its text', async (code, text) => {
    const cv = await uploadCv(service, account);
    await reportFailure(service, account, cv, code);
    const { body } = await parse({ fileUrl: cv.file_key }).expect(200);
    expect(body).toEqual({
      success: false,
      details: `Failed to parse CV. ${text}`,
      code,
      extractedData: null,
    });
  });

  test('when the parse takes longer than the call may, it answers 202 with its state', async () => {
    const hurried = await startTestService({ timings: { parserWaitMs: 1000 } });
    try {
      const owner = await hurried.account();
      const cv = await uploadCv(hurried, owner);
      await reportProgress(hurried, owner, cv, 40);
      const begun = Date.now();
      const { body } = await parse({ fileUrl: cv.file_key }, owner.token, hurried).expect(202);
      expect(Date.now() - begun).toBeGreaterThan(900);
      expect(parseCvRoute.responses[202].safeParse(body).success).toBe(true);
      expect(body.resume).toEqual({ ...cv, state: 'parsing', progress_percent: 40 });
      expect(hurried.dependencies.cvFeed.followerCount).toBe(0);
    } finally {
      await hurried.stop();
    }
  });

  test('when the caller leaves, the waiting ends', async () => {
    const cv = await uploadCv(service, account);
    const leaving = new AbortController();
    const pending = fetch(`${service.url}/functions/v1/cv-parser`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fileUrl: cv.file_key }),
      signal: leaving.signal,
    });
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(1));
    leaving.abort();
    await expect(pending).rejects.toThrow();
    await eventually(() => expect(service.dependencies.cvFeed.followerCount).toBe(0));
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://example.com/cv_1234567890123.pdf',
    '//example.com/cv_1234567890123.pdf',
    'file:///etc/passwd',
    'localhost',
    '',
    'cv_1234567890123.pdf',
    '../{me}/cv_1234567890123.pdf',
    '{me}/../{me}/cv_1234567890123.pdf',
    'profile-assets/{me}/cv_1234567890123.pdf',
    'http://x/{me}/cv_1234567890123.pdf',
    '{me}/cv_1234567890123.pdf?x=1',
    '{me}/cv_1234567890123.pdf\n',
  ])('when fileUrl is %j, it is refused and nothing is fetched', async (template) => {
    const get = jest.spyOn(service.store, 'get');
    const { body } = await parse({ fileUrl: template.replaceAll('{me}', account.userId) }).expect(400);
    expect(body.code).toBe('FILE_KEY_INVALID');
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
  });

  test("when the key is another account's, its userId in the body changes nothing: there is no such CV", async () => {
    const owner = await service.account();
    const cv = await uploadCv(service, owner);
    const { body } = await parse({ fileUrl: cv.file_key, userId: owner.userId }).expect(404);
    expect(body.code).toBe('RESUME_NOT_FOUND');
  });

  test('when there is no file under the key, there is no such CV', async () => {
    await parse({ fileUrl: `${account.userId}/${buildFileName()}` }).expect(404);
  });

  test.each([[{ fileUrl: { $ne: null } }], [{ fileUrl: ['x'] }], [{}], [[]]])(
    'when the body is %j, it is refused',
    async (body) => {
      await parse(body).expect(422);
    },
  );

  test('when the service stops, the waiting ends with what is known', async () => {
    const stopping = await startTestService({ timings: { parserWaitMs: neverMs } });
    const owner = await stopping.account();
    const cv = await uploadCv(stopping, owner);
    const pending = request(stopping.url)
      .post('/functions/v1/cv-parser')
      .auth(owner.token, { type: 'bearer' })
      .send({ fileUrl: cv.file_key })
      .then(({ status }) => status);
    await eventually(() => expect(stopping.dependencies.cvFeed.followerCount).toBe(1));
    await stopping.stop(); // closes connections that have not ended
    expect(await pending).toBe(202);
  });
});
