import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { startTestService, type TestService } from './harness';
import { buildPdf, fetchProfile, sendUpload, uploadResume } from './resumes';

const uploadsAtOnce = 10;
const content = buildPdf(2_000_000);
const answeredWithinMs = 5000;

describe('R14 when the file store is killed in the middle of uploads', () => {
  let folder: string;
  let store: RunningS3 | undefined;
  let service: TestService;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sabi-store-'));
    store = await startS3({ folder });
    if (!store) return console.warn('versitygw is not installed: that it dies was not tested');
    service = await startTestService({ env: fileStoreSettings(store) });
  });

  afterAll(async () => {
    await service?.stop();
    await store?.stop();
    await rm(folder, { recursive: true });
  });

  /** How long an upload takes, with what it answers. */
  async function upload(account: Awaited<ReturnType<TestService['account']>>) {
    const begunAt = performance.now();
    const { status } = await sendUpload(service, account, { content });
    return { status, milliseconds: performance.now() - begunAt };
  }

  const readStored = async (key: string) => buffer((await service.dependencies.fileStore.get(key)).stream);

  test('each is kept whole or refused within 5 s, and no profile points at a file that is missing', async () => {
    if (!store) return;
    const earlier = await service.account();
    await uploadResume(service, earlier, { content });
    const accounts = await Promise.all(Array.from({ length: uploadsAtOnce }, () => service.account()));
    const uploads = accounts.map(upload);
    await delay(60);
    await store.kill();
    const answers = await Promise.all([...uploads, upload(await service.account())]);
    expect(answers.at(-1)?.status).toBe(503);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    for (const { milliseconds } of answers) expect(milliseconds).toBeLessThan(answeredWithinMs);
    expect((await fetchProfile(service, earlier)).profile.cv_url).not.toBeNull();

    await store.restart();
    for (const [index, account] of [...accounts, earlier].entries()) {
      const { profile } = await fetchProfile(service, account);
      expect(profile.cv_url !== null).toBe(account === earlier || answers[index]?.status === 200);
      if (profile.cv_url) expect((await readStored(profile.cv_url)).equals(content)).toBe(true);
    }
    await uploadResume(service, accounts[0] ?? earlier, { content });
  });
});
