import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { ShellContext } from '@sabi/shell-sdk';
import { tryAccount } from '@sabi/shell-sdk/account';

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
