import type { FullProfile, Profile, ProfileChanges } from '@sabi/contracts/http/profile/profile';
import { requestJson } from '@sabi/shell-sdk/http';

const path = '/api/profile/v1/profile';

/** @throws {RequestFailed} */
export async function fetchProfile(fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Profile> {
  return (await requestJson<FullProfile>(fetch, path, { signal })).profile;
}

/** @throws {RequestFailed} */
export function changeProfile(fetch: typeof globalThis.fetch, changes: ProfileChanges): Promise<Profile> {
  return requestJson<Profile>(fetch, path, { method: 'PATCH', json: changes });
}
