import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportLeftOut } from '@sabi/test-kit/report-left-out';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { busyStoreMs, startTestService, type TestService } from './harness';
import { buildPdf, fetchProfile, sendUpload, uploadResume } from './resumes';

const megabytes = 1_000_000;
const diskBytes = 16 * megabytes;

/** A disk of its own, so small that a test can fill it; undefined where only an administrator may have one. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    reportLeftOut('No disk could be mounted: what a full one does was not tested');
    return undefined;
  }
}

describe('R39 when the disk of the file store is full', () => {
  let disk: string | undefined;
  let store: RunningS3 | undefined;
  let service: TestService | undefined;

  beforeAll(async () => {
    disk = await mountSmallDisk();
    store = disk ? await startS3({ folder: disk }) : undefined;
    if (!store) return;
    service = await startTestService({ env: fileStoreSettings(store), storePatienceMs: busyStoreMs });
  });

  afterAll(async () => {
    await service?.stop();
    await store?.stop();
    if (!disk) return;
    execFileSync('umount', ['--lazy', disk]); // the log of the server is still held open by this process
    await rm(disk, { recursive: true });
  });

  test('uploads alone are refused, until there is room again', async () => {
    if (!service || !disk) return;
    const account = await service.account();
    const kept = await uploadResume(service, account, { content: buildPdf(megabytes) });
    const filler = join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(diskBytes))).rejects.toMatchObject({ code: 'ENOSPC' });

    const { body, headers } = await sendUpload(service, account, { content: buildPdf(megabytes) }).expect(
      503,
    );
    expect(body.code).toBe('DEPENDENCY_UNAVAILABLE');
    expect(headers['retry-after']).toBe('5');
    const { profile } = await fetchProfile(service, account);
    expect(profile.cv_url).toBe(kept.file_key);
    expect((await fetch(`${service.url}/healthz/live`)).status).toBe(200);
    const { db } = service.database;
    expect(await db.collection('resumes').countDocuments()).toBe(1);

    await rm(filler);
    const { file_key } = await uploadResume(service, account, { content: buildPdf(megabytes) });
    expect((await fetchProfile(service, account)).profile.cv_url).toBe(file_key);
  });
});
