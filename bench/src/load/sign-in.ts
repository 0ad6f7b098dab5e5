import { AuthClient } from '@supabase/auth-js';

/** Signs in as the site does. @returns headers for requests of the account */
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
