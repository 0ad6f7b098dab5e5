import type { ShellContext } from '@sabi/shell-sdk';
import { askAccount } from '@sabi/shell-sdk/account';

/**
 * Whether the account has a second factor that this session has not verified. False if unknown, as the services require it
 * themselves.
 */
export async function isSecondFactorMissing(
  shell: Pick<ShellContext, 'session' | 'logger'>,
): Promise<boolean> {
  const { answer } = await askAccount(shell, (client) => client.mfa.getAuthenticatorAssuranceLevel());
  return answer?.data?.currentLevel === 'aal1' && answer.data.nextLevel === 'aal2';
}
