import type { Profile } from '@sabi/contracts/http/profile/profile';
import { requestJson } from '@sabi/shell-sdk/http';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @throws {RequestFailed} */
export function changeName(
  fetch: typeof globalThis.fetch,
  { firstName, lastName }: PersonName,
): Promise<Profile> {
  const changes = { first_name: firstName.trim(), last_name: lastName.trim() || null };
  return requestJson<Profile>(fetch, '/api/profile/v1/profile', { method: 'PATCH', json: changes });
}
