import { Readable } from 'node:stream';
import { type StorageApiError, StorageClient } from '@supabase/storage-js';
import { buildFileName, buildPdf, fetchProfile, pdfBytes } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const bucket = 'profile-assets';
const contentType = 'application/pdf';

describe('the published client of Supabase Storage', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });

  afterAll(() => service.stop());

  const clientOf = ({ token }: Account) =>
    new StorageClient(`${service.url}/storage/v1`, { Authorization: `Bearer ${token}` }).from(bucket);
  const buildPath = () => `${account.userId}/${buildFileName()}`;
  const file = new File([new Uint8Array(pdfBytes)], 'CV Ayu.pdf', { type: contentType });
  const uploaded = async () => {
    const { data, error } = await clientOf(account).upload(buildPath(), file);
    expect(error).toBeNull();
    return data?.path ?? '';
  };

  test.each([
    ['a File', () => file, {}],
    ['a Blob', () => new Blob([new Uint8Array(pdfBytes)], { type: contentType }), {}],
    ['a Blob without a type', () => new Blob([new Uint8Array(pdfBytes)]), {}],
    ['bytes', () => pdfBytes, { contentType }],
    ['a stream', () => Readable.from([pdfBytes]), { contentType }],
    ['a File that may replace one', () => file, { upsert: true }],
    ['a File with metadata', () => file, { metadata: { from: 'ayu' }, cacheControl: '60' }],
  ])('uploads a CV as %s and downloads it', async (_what, build, options) => {
    const client = clientOf(account);
    const path = buildPath();
    const { data, error } = await client.upload(path, build(), options);
    const { incoming_resume } = await fetchProfile(service, account);
    expect([data, error]).toEqual([{ path, fullPath: path, id: incoming_resume.id }, null]);
    expect(incoming_resume.file_key).toBe(path);
    const { data: downloaded } = await client.download(path);
    expect(downloaded?.type).toBe(contentType);
    expect(Buffer.from((await downloaded?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdfBytes);
  });

  test('downloads a large CV as a stream', async () => {
    const content = buildPdf(3_000_000);
    const path = buildPath();
    await clientOf(account).upload(path, new Blob([new Uint8Array(content)]));
    const { data } = await clientOf(account).download(path).asStream();
    const chunks: Uint8Array[] = [];
    for await (const chunk of data ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  test.each([
    [60, 60],
    [3600, 300],
  ])('a link for %i seconds works without a token for %i', async (asked, seconds) => {
    const path = await uploaded();
    const earliest = Date.now();
    const { data } = await clientOf(account).createSignedUrl(path, asked);
    const expires = Number(new URL(data?.signedUrl ?? '').searchParams.get('expires')) * 1000;
    expect(expires).toBeGreaterThan(earliest + (seconds - 2) * 1000);
    expect(expires).toBeLessThanOrEqual(Date.now() + seconds * 1000);
    const response = await fetch(data?.signedUrl ?? '');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdfBytes);
  });

  type Client = ReturnType<typeof clientOf>;
  test.each<[string, (client: Client, path: string) => Promise<{ error: unknown }>, number, string]>([
    [
      'replace a CV',
      (client, path) => client.upload(path, file, { upsert: true }),
      409,
      'RESUME_ALREADY_EXISTS',
    ],
    ['update a CV', (client, path) => client.update(path, file), 405, 'METHOD_NOT_ALLOWED'],
    ['list a folder', (client) => client.list(account.userId), 404, 'ROUTE_NOT_FOUND'],
    ['remove a CV', (client, path) => client.remove([path]), 404, 'ROUTE_NOT_FOUND'],
    ['move a CV', (client, path) => client.move(path, buildPath()), 404, 'ROUTE_NOT_FOUND'],
    ['download what is not there', async (client) => client.download(buildPath()), 404, 'FILE_NOT_FOUND'],
    ['sign what is not there', (client) => client.createSignedUrl(buildPath(), 60), 404, 'FILE_NOT_FOUND'],
    ['sign for no time', (client, path) => client.createSignedUrl(path, 0), 422, 'REQUEST_INVALID'],
    ['upload a page', (client) => client.upload(buildPath(), '<p>'), 415, 'RESUME_TYPE_UNSUPPORTED'],
    [
      'upload under another name',
      (client) => client.upload(`${account.userId}/cv.pdf`, file),
      400,
      'FILE_KEY_INVALID',
    ],
  ])('that may not %s gets an error it understands', async (_what, ask, status, code) => {
    const path = await uploaded();
    const { error } = await ask(clientOf(account), path);
    expect(error).toMatchObject({ name: 'StorageApiError', status, statusCode: String(status), code });
    expect((error as StorageApiError).message).not.toContain('{');
  });

  test("reaches nothing of another account's", async () => {
    const path = await uploaded();
    const stranger = clientOf(await service.account({ user_type: 'talent' }));
    const nobody = clientOf({ userId: '', token: 'none' });
    expect((await stranger.download(path)).error).toMatchObject({ status: 403, code: 'SIGNATURE_INVALID' });
    expect((await stranger.createSignedUrl(path, 60)).error).toMatchObject({ status: 404 });
    expect((await stranger.upload(buildPath(), file)).error).toMatchObject({ status: 404 });
    expect((await nobody.download(path)).error).toMatchObject({ status: 403 });
    expect((await nobody.createSignedUrl(path, 60)).error).toMatchObject({ status: 401 });
    const recruiter = await service.account({ user_type: 'recruiter' });
    const own = `${recruiter.userId}/${buildFileName()}`;
    expect((await clientOf(recruiter).download(own)).error).toMatchObject({ status: 404 });
    expect((await clientOf(recruiter).upload(own, file)).error).toMatchObject({
      status: 403,
      code: 'ACCESS_DENIED',
    });
  });
});
