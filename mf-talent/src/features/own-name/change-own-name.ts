import type { Profile } from '@sabi/contracts/http/profile';
import type { ShellContext } from '@sabi/shell-sdk';
import { tryAccount } from '@sabi/shell-sdk/account';
import { requestJson } from '@sabi/shell-sdk/http';

export interface OwnName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @throws {RequestFailed} */
export function changeOwnName(
  fetch: typeof globalThis.fetch,
  { firstName, lastName }: OwnName,
): Promise<Profile> {
  const changes = { first_name: firstName.trim(), last_name: lastName.trim() };
  return requestJson<Profile>(fetch, '/api/profile/v1/profile', { method: 'PATCH', json: changes });
}

/**
 * The header's menu greets by what the account was made with. The profile is what counts, so that this did not work is
 * logged and nothing more.
 */
export async function showOwnName(
  shell: Pick<ShellContext, 'session' | 'logger'>,
  { first_name, last_name }: Profile,
): Promise<void> {
  const failure = await tryAccount(shell, (client) => client.updateUser({ data: { first_name, last_name } }));
  if (failure) shell.logger.error('settings.name.not-shown', failure);
}
