import { eicar, startClamdStandIn, startRealClamd, type TestClamd } from '@sabi/test-kit/clamd';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import type { CvVersionList } from '@sabi/contracts/http/profile/cv-versions';
import { Readable } from 'node:stream';
import request from 'supertest';
import { createFileScanner } from '../src/integrations/file-scanner';
import { buildFileName, buildPdf, isStored, pdfBytes, sendUpload, uploadCv } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const infected = Buffer.concat([pdfBytes, eicar]);

async function scanStateOf({ url }: TestService, { token }: Account) {
  const { body } = await request(url)
    .get('/api/profile/v1/resumes')
    .auth(token, { type: 'bearer' })
    .expect(200);
  return (body as CvVersionList).resumes.map(({ scan_state }) => scan_state);
}

async function expectNothingLeft({ database: { db } }: TestService, { userId }: Account) {
  for (const name of ['resumes', 'uploads'])
    expect(await db.collection(name).countDocuments({ user_id: userId })).toBe(0);
}

describe.each([
  ['a stand-in for clamd', () => startClamdStandIn()],
  ['the clamd that is installed', startRealClamd],
])('S75 scanned by %s', (what, start) => {
  let clamd: TestClamd | undefined;
  let service: TestService | undefined;

  beforeAll(async () => {
    clamd = await start();
    if (!clamd) reportSkipped(`No clamd is installed: nothing was scanned by ${what}`);
    else service = await startTestService({ env: { CLAMD_URL: clamd.url } });
  });

  afterAll(async () => {
    await service?.stop();
    await clamd?.stop();
  });

  test('a CV is taken, and marked as clean', async () => {
    if (!service) return;
    const account = await service.account();
    await uploadCv(service, account);
    await uploadCv(service, account, { content: buildPdf(10_485_760) });
    expect(await scanStateOf(service, account)).toEqual(['clean', 'clean']);
  });

  test('an infected file is refused and leaves nothing', async () => {
    if (!service) return;
    const account = await service.account();
    const fileName = buildFileName();
    const { body } = await sendUpload(service, account, { fileName, content: infected }).expect(422);
    expect(body.code).toBe('RESUME_INFECTED');
    expect(await isStored(service, `${account.userId}/${fileName}`)).toBe(false);
    await expectNothingLeft(service, account);
  });
});

describe('S75 without a scanner', () => {
  test('a CV is taken, and marked as unscanned', async () => {
    const service = await startTestService();
    try {
      const account = await service.account();
      await uploadCv(service, account, { content: infected });
      expect(await scanStateOf(service, account)).toEqual(['unscanned']);
    } finally {
      await service.stop();
    }
  });

  test('that should be there, nothing is taken: the upload can be tried again', async () => {
    const service = await startTestService({ env: { CLAMD_URL: 'tcp://127.0.0.1:9' } });
    try {
      const account = await service.account();
      const fileName = buildFileName();
      const { body, headers } = await sendUpload(service, account, { fileName }).expect(503);
      expect([body.code, headers['retry-after']]).toEqual(['DEPENDENCY_UNAVAILABLE', '5']);
      expect(await isStored(service, `${account.userId}/${fileName}`)).toBe(false);
      await expectNothingLeft(service, account);
    } finally {
      await service.stop();
    }
  });

  test.each(['says nothing', 'hangs up', 'answers nonsense'] as const)(
    'a clamd that %s has not called the file clean',
    async (behaviour) => {
      const clamd = await startClamdStandIn(behaviour);
      // clamscan prints broken connections.
      const printing = jest.spyOn(console, 'error').mockImplementation();
      try {
        const scan = createFileScanner(clamd.url, 300).scan(async () => Readable.from([pdfBytes]));
        await expect(scan).rejects.toMatchObject({ code: 'DEPENDENCY_UNAVAILABLE' });
      } finally {
        printing.mockRestore();
        await clamd.stop();
      }
    },
  );
});
