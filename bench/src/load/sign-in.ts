import { AuthClient } from '@supabase/auth-js';

/** As the site does. @returns what requests of the account are made with */
export async function signIn(siteUrl: string, account: { email: string; password: string }) {
  const client = new AuthClient({
    url: `${siteUrl}/auth/v1`,
    persistSession: false,
    autoRefreshToken: false,
  });
  const { data, error } = await client.signInWithPassword(account);
  if (error) throw error;
  return { token: data.session.access_token, userId: data.user.id };
}
