import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import { type CvExtension, cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import { formatTable, median } from '../figures/statistics';
import { signIn } from '../load/sign-in';

/** Rounds of thirteen files: below the hourly upload limit of one address. */
const rounds = 4;
const pollMs = 10;

/** From the upload's first byte to the profile that shows it, by format: gateway, store, queue, worker, model stand-in. */
export async function measureCvParsing(
  siteUrl: string,
  account: { email: string; password: string },
): Promise<string> {
  const { token, userId } = await signIn(siteUrl, account);
  const formats = groupByFormat(cvFixtures());
  const rows: string[][] = [];
  for (const [format, fixtures] of formats) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const fixture of fixtures) times.push(await parse(siteUrl, { token, userId }, fixture));
    }
    rows.push([
      format,
      String(fixtures.length),
      `${median(times).toFixed(0)} ms`,
      `${Math.max(...times).toFixed(0)} ms`,
    ]);
  }
  return [
    `a CV from upload to profile, ${rounds} rounds of each fixture, one after the other; the model is sandbox/ai`,
    formatTable(['', 'files', 'median', 'slowest'], rows),
  ].join('\n');
}

function groupByFormat(fixtures: readonly CvFixture[]): Map<string, CvFixture[]> {
  const groups = new Map<string, CvFixture[]>();
  for (const fixture of fixtures)
    groups.set(fixture.format, [...(groups.get(fixture.format) ?? []), fixture]);
  return groups;
}

/** Appends a comment, so that the worker's cache of results does not recognise the bytes. */
function salt(file: Buffer, format: CvExtension): Buffer {
  const comment = Buffer.from(`%${Math.random()}`);
  if (format === 'docx') file.writeUInt16LE(comment.length, file.length - 2); // a zip states the length of its comment
  return Buffer.concat([file, comment]);
}

async function parse(
  siteUrl: string,
  { token, userId }: { token: string; userId: string },
  { path, format }: CvFixture,
) {
  const file = salt(await readFile(path), format);
  const headers = { Authorization: `Bearer ${token}` };
  const startedAt = performance.now();
  const key = `${userId}/cv_${Date.now()}.${format}`;
  const uploaded = await fetch(`${siteUrl}/storage/v1/object/profile-assets/${key}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': cvMediaTypes[format] },
    body: file,
  });
  if (!uploaded.ok) throw new Error(`The upload answered ${uploaded.status}: ${await uploaded.text()}`);
  let { resume: cv } = (await uploaded.json()) as { resume: Cv };
  while (cv.state !== 'parsed') {
    if (cv.state === 'failed') throw new Error(`${path} ended as ${cv.error_code}`);
    await delay(pollMs);
    const response = await fetch(`${siteUrl}/api/profile/v1/resumes/${cv.id}`, { headers });
    cv = (await response.json()) as Cv;
  }
  return performance.now() - startedAt;
}
