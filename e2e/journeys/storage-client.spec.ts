import { readFile } from 'node:fs/promises';
import { StorageClient } from '@supabase/storage-js';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { listMalformedForms } from '@sabi/test-kit/malformed-forms';
import type { SignedInAccount } from '../support/account';
import { fromOwnNetwork } from '../support/network';
import { createVerifiedAccount } from '../support/operator';
import { fetchProfile } from '../support/own-profile';
import { expect, test } from '../support/test';

const cv = cvFixtures().find(({ format }) => format === 'pdf');
if (!cv) throw new Error('There is no PDF among the CVs');
const contentType = 'application/pdf';
const bearer = ({ accessToken }: SignedInAccount) => ({ Authorization: `Bearer ${accessToken}` });

test('the published client of Supabase Storage uploads, downloads and signs an own CV', async ({
  platform,
}) => {
  const content = await readFile(cv.path);
  const owner = await createVerifiedAccount(platform);
  const stranger = await createVerifiedAccount(platform);
  const filesOf = (account: SignedInAccount) =>
    new StorageClient(`${platform.url}/storage/v1`, bearer(account)).from('profile-assets');
  const files = filesOf(owner);
  const file = new File([new Uint8Array(content)], 'CV Ayu.pdf', { type: contentType });
  const sent = { form: file, body: content };
  for (const [at, [what, body]] of Object.entries(sent).entries())
    await test.step(`as a ${what}`, async () => {
      const path = `${owner.userId}/cv_170000000000${at}.pdf`;
      const { data, error } = await files.upload(path, body, { contentType });
      expect([data?.path, error]).toEqual([path, null]);

      const downloaded = await files.download(path);
      expect(Buffer.from((await downloaded.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(content);
      const signed = await files.createSignedUrl(path, 60);
      const linked = await fetch(signed.data?.signedUrl ?? '');
      expect(Buffer.from(await linked.arrayBuffer())).toEqual(content);

      const again = await files.upload(path, body, { contentType, upsert: true });
      expect(again.error).toMatchObject({ status: 409, code: 'RESUME_ALREADY_EXISTS' });
      expect((await filesOf(stranger).download(path)).error).toMatchObject({ status: 403 });
    });
});

test('R30 sixty malformed forms are refused, store nothing and end no process', async ({ platform }) => {
  const account = await createVerifiedAccount(platform);
  const content = await readFile(cv.path);
  const form = {
    fields: { cacheControl: '3600' },
    file: { field: '', fileName: 'cv.pdf', mediaType: contentType, content },
  };
  const malformed = listMalformedForms(form);
  expect(malformed.length).toBeGreaterThanOrEqual(60);
  for (const [at, { what, mediaType, body }] of malformed.entries()) {
    const path = `/storage/v1/object/profile-assets/${account.userId}/cv_${1_700_000_000_000 + at}.pdf`;
    const response = await fetch(`${platform.url}${path}`, {
      method: 'POST',
      headers: { ...fromOwnNetwork(), ...bearer(account), 'Content-Type': mediaType },
      body: new Uint8Array(body),
    });
    const { code } = (await response.json()) as { code?: string };
    expect([what, response.status >= 400 && response.status < 500, code]).toEqual([
      what,
      true,
      expect.stringMatching(/^(REQUEST|RESUME)_/),
    ]);
  }
  expect((await fetch(`${platform.url}/healthz/ready`)).status).toBe(200);
  const { profile, resume, incoming_resume } = await fetchProfile((path) =>
    fetch(`${platform.url}${path}`, { headers: bearer(account) }),
  );
  expect([profile.cv_url, resume, incoming_resume]).toEqual([null, null, null]);
});
