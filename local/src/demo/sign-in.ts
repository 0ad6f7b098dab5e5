import type { DemoAccount } from './demo-accounts';
import type { PlatformCalls } from './platform-calls';

/** @returns an access token */
export async function signIn(
  { email, password }: DemoAccount,
  identityUrl: string,
  { post }: Pick<PlatformCalls, 'post'>,
): Promise<string> {
  const { body } = await post(`${identityUrl}/token?grant_type=password`, { email, password }, '');
  return String(body['access_token']);
}
