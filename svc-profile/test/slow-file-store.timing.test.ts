import { eventually } from '@sabi/test-kit/eventually';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { findUnfinishedUploads } from '@sabi/test-kit/s3-server';
import request from 'supertest';
import { startFaultyProxy } from './faulty-proxy';
import { type Account, startTestService, type TestService } from './harness';
import { buildPdf, fetchProfile, sendUpload, uploadResume } from './resumes';

const s3 = testS3();
const reads = 200;
const longestUploadMs = 30_000;
/** Of the slowest twentieth of reads, with what a timer of a busy machine is wrong by. */
const mostSlower = 1.2;
const noiseMs = 10;

(s3 ? test : test.skip)(
  'R15 while the file store takes 1 kB a second, uploads are given up within 30 s, nothing half-stored stays, and profiles are read as fast',
  async () => {
    if (!s3) return;
    const { hostname, port } = new URL(s3.endpoint);
    const proxy = await startFaultyProxy({ host: hostname, port: Number(port) });
    const service = await startTestService({ env: { S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` } });
    const account = await service.account();
    const before = await uploadResume(service, account);
    await p95OfReads(service, account); // warms it up
    const usualMs = await p95OfReads(service, account);
    proxy.setMode('drip');
    const uploads = [100_000, 1_000_000, 9_000_000].map((size) => timeUpload(service, account, size));
    const [meanwhileMs] = await Promise.all([
      p95OfReads(service, account),
      eventually(async () => expect(await findUnfinishedUploads(s3, account.userId)).toHaveLength(1), 10_000),
    ]);
    for (const { status, milliseconds } of await Promise.all(uploads)) {
      expect(status).toBe(503);
      expect(milliseconds).toBeLessThan(longestUploadMs);
    }
    console.info(
      `R15 p95 of a read: ${usualMs.toFixed(1)} ms, ${meanwhileMs.toFixed(1)} ms while the store is slow`,
    );
    expect(meanwhileMs).toBeLessThanOrEqual(usualMs * mostSlower + noiseMs);
    expect((await fetchProfile(service, account)).resume.id).toBe(before.id);
    proxy.setMode('pass');
    await eventually(async () => expect(await findUnfinishedUploads(s3, account.userId)).toEqual([]), 30_000);
    await service.stop();
    await proxy.close();
  },
  120_000,
);

async function p95OfReads({ url }: TestService, { token }: Account): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < reads; index += 1) {
    const begun = performance.now();
    await request(url).get('/api/profile/v1/profile').auth(token, { type: 'bearer' }).expect(200);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(reads * 0.95)] ?? Number.NaN;
}

async function timeUpload(service: TestService, account: Account, size: number) {
  const begun = performance.now();
  const { status } = await sendUpload(service, account, { content: buildPdf(size) });
  return { status, milliseconds: performance.now() - begun };
}
