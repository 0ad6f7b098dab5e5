import { readFile } from 'node:fs/promises';
import { type FullProfile, fullProfileSchema, uploadFileRoute } from '@sabi/contracts/http/profile';
import type { CvFixture } from '@sabi/test-kit/fixtures';

/** A request of an account that is answered with a success. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Resolves when the upload is accepted. @returns the id of the CV's job */
export async function uploadCv(ask: Ask, userId: string, cv: CvFixture): Promise<string> {
  const path = `/storage/v1/object/profile-assets/${userId}/cv_${Date.now()}.${cv.format}`;
  const response = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(await readFile(cv.path)),
  });
  return uploadFileRoute.responses[200].parse(await response.json()).resume.id;
}

export async function fetchProfile(ask: Ask): Promise<FullProfile> {
  return fullProfileSchema.parse(await (await ask('/api/profile/v1/profile')).json());
}
