import { requestJson } from '@sabi/shell-sdk/http';

/** @returns an address that is valid for a few minutes @throws {RequestFailed} */
export async function createDownloadLink(fetch: typeof globalThis.fetch, cvId: string): Promise<string> {
  const path = `/api/profile/v1/resumes/${cvId}/download-link`;
  return (await requestJson<{ url: string }>(fetch, path, { method: 'POST' })).url;
}
