import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { ShellContext } from '@sabi/shell-sdk';
import { tryAccount } from '@sabi/shell-sdk/account';

/** Copies the name to the account, from which the header's menu reads it. A failure is only logged, as the profile is saved. */
export async function syncAccountName(
  shell: Pick<ShellContext, 'session' | 'logger'>,
  { first_name, last_name }: Profile,
): Promise<void> {
  const failure = await tryAccount(shell, (client) => client.updateUser({ data: { first_name, last_name } }));
  if (failure) shell.logger.error('settings.name.not-synced', failure);
}
