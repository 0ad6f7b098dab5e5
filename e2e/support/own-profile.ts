import { readFile } from 'node:fs/promises';
import {
  decideCvImportRoute,
  getCvImportRoute,
  type CvImport,
  cvImportSchema,
} from '@sabi/contracts/http/profile/cv-import';
import { type FullProfile, fullProfileSchema, uploadFileRoute } from '@sabi/contracts/http/profile/profile';
import type { Language } from '@sabi/contracts/language';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { expect } from '@playwright/test';
import type { SignedInAccount } from './account';

/** Sends a request of an account and expects a success. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface CvUpload {
  readonly format: string;
  readonly content: Buffer;
  /** The file's original name. */
  readonly name?: string;
}

/** Sends requests as the account's pages do. */
export const askAs =
  ({ url: siteUrl }: { url: string }, { accessToken }: Pick<SignedInAccount, 'accessToken'>): Ask =>
  async (path, init = {}) => {
    const headers = { ...init.headers, Authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${siteUrl}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };

export const sendJson = (ask: Ask, method: 'POST' | 'PATCH', path: string, body: object) =>
  ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Resolves when the upload is accepted. @returns the CV's id */
export async function uploadCv(ask: Ask, userId: string, cv: CvUpload): Promise<string> {
  const query = cv.name ? `?${new URLSearchParams({ name: cv.name })}` : '';
  const path = `/storage/v1/object/profile-assets/${userId}/cv_${Date.now()}.${cv.format}${query}`;
  const response = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(cv.content),
  });
  return uploadFileRoute.responses[200].parse(await response.json()).resume.id;
}

/** Uploads a CV, and waits until its import can be reviewed. @returns its id */
export async function readCv(ask: Ask, userId: string, cv: CvUpload, timeoutMs?: number): Promise<string> {
  const id = await uploadCv(ask, userId, cv);
  await eventually(
    async () => expect((await fetchProfile(ask)).resume).toMatchObject({ id, state: 'parsed' }),
    timeoutMs,
    200,
  );
  return id;
}

/** Uploads the first CV of the fixtures in a language, and waits until its import can be reviewed. */
export async function readFixture(ask: Ask, userId: string, language: Language): Promise<void> {
  const cv = cvFixtures().find((each) => each.language === language);
  if (!cv) throw new Error(`There is no CV in ${language}`);
  await readCv(ask, userId, { format: cv.format, content: await readFile(cv.path) });
}

export async function fetchProfile(ask: Ask): Promise<FullProfile> {
  return fullProfileSchema.parse(await (await ask('/api/profile/v1/profile')).json());
}

export async function fetchCvImport(ask: Ask): Promise<CvImport> {
  return cvImportSchema.parse(await (await ask(getCvImportRoute.path)).json());
}

/** Accepts everything found in a CV. */
export async function acceptCvImport(ask: Ask): Promise<void> {
  const { id, version, fields, lists } = await fetchCvImport(ask);
  const accepted = [...fields, ...Object.values(lists).flat()]
    .filter((item) => item.finding !== 'duplicate' && !('missing' in item))
    .map(({ key }) => ({ key }));
  await sendJson(ask, 'POST', decideCvImportRoute.path.replace('{proposalId}', id), { version, accepted });
}
