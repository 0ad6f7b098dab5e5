import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { ShellContext } from '@sabi/shell-sdk';
import { tryAccount } from '@sabi/shell-sdk/account';

/**
 * Copies the kind of the account into its metadata, where the sign-up form stores it, so that every page has it in the session.
 * The profile is authoritative: a failure is logged, and the next sign-in retries.
 */
export async function syncUserMetadata(
  shell: Pick<ShellContext, 'session' | 'logger'>,
  { user_type }: Profile,
): Promise<void> {
  const session = shell.session.state.get();
  if (session.status !== 'signed-in' || session.user.metadata['user_type'] === user_type) return;
  const failure = await tryAccount(shell, (client) => client.updateUser({ data: { user_type } }));
  if (failure) shell.logger.error('onboarding-redirect.user-metadata.not-synced', failure);
}
