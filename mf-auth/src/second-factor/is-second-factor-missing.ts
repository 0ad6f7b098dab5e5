import type { ShellContext } from '@sabi/shell-sdk';
import { askAccount } from '@sabi/shell-sdk/account';

/**
 * Whether the account has a second factor that this session has not shown. Where that cannot be told it is left to the
 * services, which ask it themselves.
 */
export async function isSecondFactorMissing(
  shell: Pick<ShellContext, 'session' | 'logger'>,
): Promise<boolean> {
  const { answer } = await askAccount(shell, (client) => client.mfa.getAuthenticatorAssuranceLevel());
  return answer?.data?.currentLevel === 'aal1' && answer.data.nextLevel === 'aal2';
}
