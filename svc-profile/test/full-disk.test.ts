import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/test-kit/s3-server';
import { buildPdf, fetchProfile, sendUpload, uploadCv } from './cvs';
import { busyStoreMs, startTestService, type TestService } from './harness';

const megabytes = 1_000_000;
const diskBytes = 16 * megabytes;

/** A small disk of its own that a test can fill; undefined without administrator rights. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    reportSkipped('No disk could be mounted: what a full one does was not tested');
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
    service = await startTestService({ env: fileStoreSettings(store), storeTimeoutMs: busyStoreMs });
  });

  afterAll(async () => {
    await service?.stop();
    await store?.stop();
    if (!disk) return;
    execFileSync('umount', ['--lazy', disk]); // this process still holds the server's log open
    await rm(disk, { recursive: true });
  });

  test('uploads alone are refused, until there is room again', async () => {
    if (!service || !disk) return;
    const account = await service.account();
    const kept = await uploadCv(service, account, { content: buildPdf(megabytes) });
    const filler = join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(diskBytes))).rejects.toMatchObject({ code: 'ENOSPC' });

    const { body, headers } = await sendUpload(service, account, { content: buildPdf(megabytes) }).expect(
      503,
    );
    expect(body.code).toBe('DEPENDENCY_UNAVAILABLE');
    expect(headers['retry-after']).toBe('5');
    expect((await fetchProfile(service, account)).incoming_resume).toEqual(kept);
    expect((await fetch(`${service.url}/healthz/live`)).status).toBe(200);
    const { db } = service.database;
    expect(await db.collection('resumes').countDocuments()).toBe(1);

    await rm(filler);
    const cv = await uploadCv(service, account, { content: buildPdf(megabytes) });
    expect((await fetchProfile(service, account)).incoming_resume).toEqual(cv);
  });
});

describe('when the disk of a folder of files is full', () => {
  let disk: string | undefined;
  let service: TestService | undefined;

  beforeAll(async () => {
    disk = await mountSmallDisk();
    if (!disk) return;
    const env = { FILE_STORE_DIR: disk, FILE_STORE_MIN_FREE_BYTES: '0' };
    service = await startTestService({ folderStore: true, env, storeTimeoutMs: busyStoreMs });
  });

  afterAll(async () => {
    await service?.stop();
    if (!disk) return;
    execFileSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true });
  });

  test('an upload is refused as that and leaves nothing, until there is room again', async () => {
    if (!service || !disk) return;
    const account = await service.account();
    const filler = join(disk, 'filler');
    await expect(writeFile(filler, Buffer.alloc(2 * diskBytes))).rejects.toMatchObject({ code: 'ENOSPC' });
    const { body } = await sendUpload(service, account, { content: buildPdf(megabytes) }).expect(507);
    expect(body.code).toBe('STORAGE_FULL');
    await rm(filler);
    expect((await readdir(disk, { recursive: true })).filter((name) => name.includes('.'))).toEqual([]);
    const { file_key } = await uploadCv(service, account, { content: buildPdf(megabytes) });
    expect((await fetchProfile(service, account)).incoming_resume?.file_key).toBe(file_key);
  });
});

describe('when less is free than has to be left for the database', () => {
  let service: TestService;

  beforeAll(async () => {
    const env = { FILE_STORE_MIN_FREE_BYTES: String(Number.MAX_SAFE_INTEGER) };
    service = await startTestService({ folderStore: true, env });
  });

  afterAll(() => service.stop());

  test('an upload is refused, with when to come back, and is in no way kept', async () => {
    const account = await service.account();
    const { body, headers } = await sendUpload(service, account, { content: buildPdf(megabytes) }).expect(
      507,
    );
    expect(body).toMatchObject({ code: 'STORAGE_FULL', statusCode: '507' });
    expect(headers['retry-after']).toBe('60');
    const { db } = service.database;
    expect(await db.collection('resumes').countDocuments()).toBe(0);
    expect(await db.collection('uploads').countDocuments()).toBe(0);
  });

  test('what is no file goes on', async () => {
    const account = await service.account();
    expect((await fetchProfile(service, account)).profile.cv_url).toBeNull();
  });
});
