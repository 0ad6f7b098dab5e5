import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { eventually } from '@sabi/test-kit/eventually';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { buildPdf, fetchProfile, sendUpload, uploadCv } from './cvs';
import { type Account, startTestService, type TestService } from './harness';
import { timeOf, timeQuickest } from './measure-time';

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
    if (!store) return reportSkipped('versitygw is not installed: that it dies was not tested');
    service = await startTestService({ env: fileStoreSettings(store) });
  });

  afterAll(async () => {
    await service?.stop();
    await store?.stop();
    await rm(folder, { recursive: true });
  });

  /** Duration and answer of an upload. */
  async function upload(account: Account) {
    let status = 0;
    const milliseconds = await timeOf(async () => {
      ({ status } = await sendUpload(service, account, { content }));
    });
    return { status, milliseconds };
  }

  /** Retries refusals that the store's short timeout causes on a busy machine. */
  const insistOnUpload = (account: Account) => eventually(() => uploadCv(service, account, { content }));
  const readStored = (key: string) =>
    eventually(async () => buffer((await service.dependencies.fileStore.get(key)).stream));

  /** @returns milliseconds of the slowest answer */
  async function killDuringUploads(running: RunningS3): Promise<number> {
    const earlier = await service.account();
    await insistOnUpload(earlier);
    const accounts = await Promise.all(Array.from({ length: uploadsAtOnce }, () => service.account()));
    const uploads = accounts.map(upload);
    await delay(60);
    await running.kill();
    const answers = await Promise.all([...uploads, upload(await service.account())]);
    expect(answers.at(-1)?.status).toBe(503);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetchProfile(service, earlier)).incoming_resume).not.toBeNull();

    await running.restart();
    for (const [index, account] of [...accounts, earlier].entries()) {
      const { incoming_resume } = await fetchProfile(service, account);
      expect(incoming_resume !== null).toBe(account === earlier || answers[index]?.status === 200);
      if (incoming_resume) expect((await readStored(incoming_resume.file_key)).equals(content)).toBe(true);
    }
    await insistOnUpload(accounts[0] ?? earlier);
    return Math.max(...answers.map(({ milliseconds }) => milliseconds));
  }

  test('each is kept whole or refused within 5 s, and no profile points at a file that is missing', async () => {
    if (!store) return;
    const running = store;
    const slowestMs = await timeQuickest(answeredWithinMs, () => killDuringUploads(running));
    expect(slowestMs).toBeLessThan(answeredWithinMs);
  });
});
