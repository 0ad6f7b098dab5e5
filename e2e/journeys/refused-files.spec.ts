import { readFileSync } from 'node:fs';
import type { Language } from '@sabi/contracts/language';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { cvFixtures, type HostileCv, hostileCvPath } from '@sabi/test-kit/fixtures';
import { type SignedInAccount, restoreSession } from '../support/account';
import { acceptEverything, chooseCv, expectProfileShows, openProfile } from '../support/profile-page';
import { messagesOf } from '../support/messages';
import { createVerifiedAccount } from '../support/operator';
import { askAs, fetchProfile, readCv } from '../support/own-profile';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';

const cv = cvFixtures().find(({ name }) => name === 'en-weasyprint-classic');
if (!cv) throw new Error('The CV these tests begin with is not there');
const names = { first_name: cv.truth.first_name ?? '', last_name: cv.truth.last_name ?? '' };
const pdf = readFileSync(cv.path);

/** The same document, padded with blanks after its end, which PDF readers ignore. */
const paddedTo = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);
const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const hostile = (name: HostileCv) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(hostileCvPath(name)),
});

type Message = 'wrongType' | 'tooLarge' | 'invalidFile' | 'noText';
/** Neighbours have different messages, so that one left over from the previous file cannot pass. */
const refused: readonly { what: string; file: Parameters<typeof chooseCv>[2]; message: Message }[] = [
  {
    what: 'another type of file',
    file: { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('A CV in plain text') },
    message: 'wrongType',
  },
  { what: 'a program called .pdf', file: hostile('exe-as.pdf'), message: 'invalidFile' },
  { what: 'one byte too many', file: asPdf('large.pdf', paddedTo(cvMaxBytes + 1)), message: 'tooLarge' },
  { what: 'a web page called .doc', file: hostile('html-as.doc'), message: 'invalidFile' },
  { what: 'a PDF behind a password', file: hostile('encrypted.pdf'), message: 'noText' },
  { what: 'text called .docx', file: hostile('text-as.docx'), message: 'invalidFile' },
  { what: 'a PDF that is a picture', file: hostile('image-only.pdf'), message: 'noText' },
  { what: 'an empty file', file: hostile('empty.pdf'), message: 'invalidFile' },
];

const language: Language = 'id';
test('each file that cannot be a CV gets its own message, and nothing is lost', async ({
  page,
  platform,
}) => {
  const account = await createVerifiedAccount(platform, { user_type: 'talent', ...names });
  await restoreSession(page, platform, account);
  await openProfile(page, language);
  await chooseCv(page, language, cv.path);
  await acceptEverything(page, language);
  for (const { what, file, message } of refused) {
    await test.step(what, async () => {
      await chooseCv(page, language, file);
      await expectRefusal(page, language, message);
    });
  }
  await page.reload();
  await expectProfileShows(page, language, cv.truth);
  expect((await page.request.get('/healthz/ready')).status()).toBe(200);
});

test('a file of exactly 10,485,760 bytes is read', async ({ platform }) => {
  const account = await createVerifiedAccount(platform, { user_type: 'talent', ...names });
  const ask = askAs(platform, account);
  await readCv(ask, account.userId, {
    format: 'pdf',
    name: 'largest.pdf',
    content: paddedTo(cvMaxBytes),
  });
  const { resume: cv, proposal: cvImport } = await fetchProfile(ask);
  expect(cv).toMatchObject({ size_bytes: cvMaxBytes, file_name: 'largest.pdf' });
  expect(cvImport?.new_count).toBeGreaterThan(0);
});

test('the server refuses by itself what the page would not send', { tag: '@core' }, async ({ platform }) => {
  const account = await createVerifiedAccount(platform);
  const send = (fileName: string, body: Buffer) => upload(platform.url, account, { fileName, body });
  expect(await send('cv_1700000000001.txt', Buffer.from('text'))).toBe(415);
  expect(await send('cv_1700000000002.pdf', Buffer.from('MZ, a program'))).toBe(422);
  expect(await send('cv_1700000000003.pdf', Buffer.alloc(0))).toBe(422);
  expect(await send('cv_1700000000004.pdf', paddedTo(cvMaxBytes + 1))).toBe(413);
  expect(await send('cv_1700000000005.pdf', pdf)).toBe(200);
});

test("another user's file is out of reach", { tag: '@core' }, async ({ platform }) => {
  const owner = await createVerifiedAccount(platform);
  const stranger = await createVerifiedAccount(platform);
  const fileName = 'cv_1700000000000.pdf';
  const key = `${owner.userId}/${fileName}`;
  expect(await upload(platform.url, owner, { fileName, body: pdf })).toBe(200);
  const bearer = { Authorization: `Bearer ${stranger.accessToken}` };

  expect([403, 404]).toContain(
    await upload(platform.url, { ...stranger, userId: owner.userId }, { fileName, body: pdf }),
  );
  const address = `${platform.url}/storage/v1/object/profile-assets/${key}`;
  expect([403, 404]).toContain((await fetch(address, { headers: bearer })).status);
  const parse = await fetch(`${platform.url}/functions/v1/cv-parser`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileUrl: key, userId: owner.userId }),
  });
  expect([403, 404]).toContain(parse.status);
});

async function expectRefusal(page: Page, language: Language, message: Message): Promise<void> {
  const messages = messagesOf(page);
  await expect(messages.getByText(texts[language][message], { exact: true })).toBeVisible();
  await expect(messages).toHaveCount(1);
}

async function upload(
  siteUrl: string,
  account: SignedInAccount,
  { fileName, body }: { fileName: string; body: Buffer },
): Promise<number> {
  const response = await fetch(`${siteUrl}/storage/v1/object/profile-assets/${account.userId}/${fileName}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${account.accessToken}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(body),
  });
  return response.status;
}
